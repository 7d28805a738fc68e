-- Described in docs/journal.md; between two statements is an empty line. A floor of another format is not opened.
create table format (
  one integer primary key check (one = 1),
  number integer not null
);

insert into format values (1, 5);

-- Names sort by their bytes, so that every process sorts them alike.
create table rows (
  seq bigint generated always as identity primary key,
  stream text collate "C" not null,
  version bigint not null check (version > 0),
  id text not null,
  at bigint not null,
  body bytea not null,
  hash bytea not null
);

create unique index one_row_a_version on rows (stream, version);

create index names on rows (stream) where version = 1;

-- Rows by their senders' ids. Every body begins with its sender: {"by":"patron/ann",…
create function sender(body bytea) returns text language sql immutable as $$
  select split_part(encode(substring(body from 8 for 64), 'escape'), '"', 1)
$$;

create index by_sender_and_id on rows (id, sender(body));

create table batches (
  number bigint primary key,
  at bigint not null,
  parts text not null,
  hash bytea not null
);

create table head (
  one integer primary key check (one = 1),
  number bigint not null,
  hash bytea not null
);

insert into head values (1, 0, '\x273fc89075ece86583365744e3f7d4617911ff4bf06205957070587fbdfeffe9');

create table snapshots (
  stream text collate "C" primary key,
  version bigint not null,
  body bytea not null,
  hash bytea not null
);

create table checkpoints (
  stream text collate "C" not null,
  version bigint not null,
  body bytea not null,
  hash bytea not null,
  primary key (stream, version)
);

create function refuse() returns trigger language plpgsql as $$
begin
  raise exception '% are never changed or deleted', tg_table_name;
end $$;

create trigger rows_stay before update or delete or truncate on rows execute function refuse();

create trigger batches_stay before update or delete or truncate on batches execute function refuse();

create trigger checkpoints_stay before update or delete or truncate on checkpoints
for each statement execute function refuse();
