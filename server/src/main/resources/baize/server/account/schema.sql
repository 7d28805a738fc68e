-- Times are milliseconds since 1970; hashes are hexadecimal. The same in SQLite and PostgreSQL. Between two statements
-- is an empty line.
create table credentials (
  number text primary key,
  subject text not null,
  secret text not null
);

create table sessions (
  hash text primary key,
  subject text not null,
  began bigint not null,
  seen bigint not null
);

create index sessions_seen on sessions (seen);

create table tokens (
  id text primary key,
  hash text not null unique,
  subject text not null,
  label text not null,
  made bigint not null,
  ends bigint not null
);

create table tries (
  account text primary key,
  failures bigint not null,
  latest bigint not null,
  opens bigint not null
);

-- Browsers from which somebody signed in, each with the number.
create table devices (
  hash text primary key,
  latest bigint not null
);

create table counters (
  name text primary key,
  reached bigint not null
);

-- What requests gave people to sign in with, so that one that comes again is known.
create table enrolments (
  request text primary key,
  secret text not null
);
