-- Where commands are by their senders' ids, described in docs/journal.md. All of it follows from the rows.
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

pragma user_version = 2;
