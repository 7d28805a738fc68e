-- Times are milliseconds since 1970; hashes are hexadecimal. The same in SQLite and PostgreSQL.
create table if not exists credentials (
  number text primary key,
  subject text not null,
  secret text not null
);
create table if not exists sessions (
  hash text primary key,
  subject text not null,
  began bigint not null,
  seen bigint not null
);
create index if not exists sessions_seen on sessions (seen);
create table if not exists tokens (
  id text primary key,
  hash text not null unique,
  subject text not null,
  label text not null,
  made bigint not null,
  ends bigint not null
);
create table if not exists tries (
  account text primary key,
  failures bigint not null,
  latest bigint not null,
  opens bigint not null
);
create table if not exists counters (
  name text primary key,
  reached bigint not null
);
-- What requests gave people to sign in with, so that one that comes again is known.
create table if not exists enrolments (
  request text primary key,
  secret text not null
);
