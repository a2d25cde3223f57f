alter table user_account
  -- As the world dials it: `+8613800138000`.
  add column phone text,
  -- When the account that its person wants to leave is emptied.
  add column deletion_due_at timestamptz;
create unique index user_account_phone on user_account (region_id, phone) where phone is not null and status <> 'deleted';
create index user_account_leaving on user_account (deletion_due_at) where deletion_due_at is not null;

-- Codes go to phones too: the key is an address of either kind.
alter table verification_code add column ip text not null default '';
create index verification_code_ip on verification_code (ip, created_at desc);

create table second_factor (
  user_id uuid primary key references user_account (id),
  -- Encrypted; useless without the key of the deployment.
  secret bytea not null,
  -- Null until the first code has shown that the app has it.
  enabled_at timestamptz,
  -- The time step of the last code taken: none is taken twice.
  last_step bigint not null default 0,
  created_at timestamptz not null
);

create table recovery_code (
  user_id uuid not null references user_account (id),
  code_hash bytea not null,
  used_at timestamptz,
  primary key (user_id, code_hash)
);
