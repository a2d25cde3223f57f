-- Signed calls of the Single Window's side, as long as their time would still admit them: the same one is not taken twice.
create table single_window_call (
  signature text primary key,
  signed_at timestamptz not null
);
create index single_window_call_time on single_window_call (signed_at);
