-- Rows by their senders' ids. Every body begins with its sender: {"by":"patron/ann",…
create function sender(body bytea) returns text language sql immutable as $$
  select split_part(encode(substring(body from 8 for 64), 'escape'), '"', 1)
$$;

create index by_sender_and_id on rows (id, sender(body));
