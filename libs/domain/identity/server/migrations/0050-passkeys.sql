create table passkey (
  id uuid primary key,
  user_id uuid not null references user_account (id),
  credential_id text not null,
  public_key bytea not null,
  -- How often the authenticator has signed, where it counts: a number that does not grow tells of a copy.
  sign_count bigint not null default 0,
  transports text[] not null default '{}',
  is_synced boolean not null,
  name text not null,
  created_at timestamptz not null,
  last_used_at timestamptz,
  blocked_at timestamptz
);
create unique index passkey_credential on passkey (credential_id);
create index passkey_own on passkey (user_id, created_at desc, id desc);

-- Each is good once, for one purpose, for a few minutes, and for one account where that is known.
create table passkey_challenge (
  challenge text primary key,
  purpose text not null,
  user_id uuid references user_account (id),
  expires_at timestamptz not null
);
create index passkey_challenge_expiry on passkey_challenge (expires_at);
create index passkey_challenge_user on passkey_challenge (user_id) where user_id is not null;
