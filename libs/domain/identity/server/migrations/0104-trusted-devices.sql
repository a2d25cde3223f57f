-- Browsers that leave the second step out for a while, known by a cookie of which only the hash is kept.
create table trusted_device (
  id uuid primary key,
  token_hash bytea not null unique,
  user_id uuid not null references user_account (id),
  user_agent text not null,
  ip text not null,
  created_at timestamptz not null,
  last_used_at timestamptz not null,
  expires_at timestamptz not null
);
create index trusted_device_own on trusted_device (user_id, created_at desc, id desc);
create index trusted_device_expiry on trusted_device (expires_at);

-- The device that a session was opened on or made trusted by: whoever signs it out from afar trusts it no longer.
alter table user_session add column trusted_device_id uuid references trusted_device (id) on delete set null;
create index user_session_trusted on user_session (trusted_device_id) where trusted_device_id is not null;
