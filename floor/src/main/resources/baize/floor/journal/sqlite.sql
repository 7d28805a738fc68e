-- Described in docs/journal.md; between two statements is an empty line. A floor of another format is not opened.
create table format (
  one integer primary key check (one = 1),
  number integer not null
);

insert into format values (1, 5);

-- An index over all rows would cost as much as the rows themselves: each row would change a page of it. Instead each row
-- knows the one before it in its stream, each stream knows its newest row, and every 64th row is marked, so that old rows
-- are found without going all the way back.
create table streams (
  number integer primary key,
  name text not null unique,
  newest integer not null
);

create table rows (
  seq integer primary key,
  stream integer not null,
  version integer not null check (version > 0),
  before integer not null,
  id text not null,
  at integer not null,
  hash blob not null,
  body blob not null
);

create unique index marks on rows (stream, version) where version % 64 = 0;

create table batches (
  number integer primary key,
  at integer not null,
  parts text not null,
  hash blob not null
);

create table head (
  one integer primary key check (one = 1),
  number integer not null,
  hash blob not null
);

insert into head values (1, 0, x'273fc89075ece86583365744e3f7d4617911ff4bf06205957070587fbdfeffe9');

create table snapshots (
  stream integer primary key,
  version integer not null,
  body blob not null,
  hash blob not null
);

create table checkpoints (
  stream integer not null,
  version integer not null,
  body blob not null,
  hash blob not null,
  primary key (stream, version)
);

create trigger rows_stay before update on rows begin select raise(abort, 'rows are never changed'); end;

create trigger rows_remain before delete on rows begin select raise(abort, 'rows are never deleted'); end;

create trigger checkpoints_stay before update on checkpoints
begin select raise(abort, 'checkpoints are never changed'); end;

create trigger checkpoints_remain before delete on checkpoints
begin select raise(abort, 'checkpoints are never deleted'); end;

create trigger batches_stay before update on batches begin select raise(abort, 'batches are never changed'); end;

create trigger batches_remain before delete on batches begin select raise(abort, 'batches are never deleted'); end;

-- Where commands are by their senders' ids. All of it follows from the rows.
create table key_chunks (
  last integer primary key,
  newest integer not null,
  body blob not null
);

create table key_runs (
  number integer primary key,
  last integer not null,
  newest integer not null,
  filter blob not null
);

create table key_pages (
  run integer not null,
  low integer not null,
  body blob not null,
  primary key (run, low)
);
