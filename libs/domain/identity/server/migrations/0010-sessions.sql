-- What people tell their sessions apart by, when each was used last, and when its person last proved who they are.
alter table user_session
  add column id uuid not null default gen_random_uuid(),
  add column user_agent text not null default '',
  add column ip text not null default '',
  add column last_seen_at timestamptz,
  add column proved_at timestamptz;
create unique index user_session_id on user_session (id);
drop index user_session_user;
create index user_session_own on user_session (user_id, created_at desc, id desc) where ended_at is null;

alter table login_log
  add column user_agent text not null default '',
  add column method text not null default 'password',
  add column device_key bytea;
drop index login_log_user;
create index login_log_own on login_log (user_id, at desc, id desc);
create index login_log_device on login_log (user_id, device_key) where result = 'ok';
-- Guesses from one address, over all accounts.
create index login_log_guesses on login_log (ip, at desc) where result not in ('ok', 'locked', 'disabled', 'too_many');
