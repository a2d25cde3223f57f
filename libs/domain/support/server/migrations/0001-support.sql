create extension if not exists pg_trgm;

create table leave_message (
  id uuid primary key,
  no text not null unique,
  region_id text not null,
  status text not null check (status in ('new', 'assigned', 'replied', 'resolved', 'spam')),
  version integer not null,
  form text not null check (form in ('1', '2')),
  type text not null,
  needs text not null check (char_length(needs) between 1 and 2000),
  country char(2) not null,
  name text not null,
  email text,
  phone text,
  source text not null,
  locale text not null,
  page_url text,
  -- Whoever wrote it signed in, and at which front-end they read the answer.
  user_id uuid,
  party text check (party in ('buyer', 'seller', 'provider')),
  assigned_to uuid,
  assigned_name text,
  due_at timestamptz,
  first_replied_at timestamptz,
  replied_at timestamptz,
  resolved_at timestamptz,
  spam_score integer not null,
  spam_reasons text[] not null,
  csat smallint check (csat between 1 and 5),
  csat_comment text,
  -- One form becomes one message.
  form_nonce text not null unique,
  content_hash bytea not null,
  fingerprint bytea,
  ip_hash bytea not null,
  search_text text not null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  created_by uuid,
  updated_by uuid,
  check (email is not null or phone is not null)
);
create index leave_message_status on leave_message (region_id, status, created_at desc, id desc);
create index leave_message_created on leave_message (region_id, created_at desc, id desc);
create index leave_message_due on leave_message (region_id, due_at) where due_at is not null;
create index leave_message_mine on leave_message (assigned_to, created_at desc) where assigned_to is not null;
create index leave_message_own on leave_message (user_id, created_at desc) where user_id is not null;
create index leave_message_silent on leave_message (replied_at) where status = 'replied';
create index leave_message_search on leave_message using gin (search_text gin_trgm_ops);
create index leave_message_email on leave_message (lower(email), created_at) where email is not null;
create index leave_message_phone on leave_message (phone, created_at) where phone is not null;
create index leave_message_ip on leave_message (ip_hash, created_at);
create index leave_message_fingerprint on leave_message (fingerprint, created_at) where fingerprint is not null;

create table leave_message_reply (
  id uuid primary key,
  leave_message_id uuid not null references leave_message (id) on delete cascade,
  side text not null check (side in ('visitor', 'operator', 'system')),
  author_user_id uuid,
  author_name text,
  body text not null,
  internal boolean not null,
  channels text[] not null,
  created_at timestamptz not null
);
create index leave_message_reply_of on leave_message_reply (leave_message_id, created_at, id);

-- Each mail carries a link of its own; only hashes of their keys are kept.
create table leave_message_key (
  token_hash bytea primary key,
  leave_message_id uuid not null references leave_message (id) on delete cascade,
  created_at timestamptz not null
);
create index leave_message_key_of on leave_message_key (leave_message_id);

-- A file belongs to a form until the form is sent, then to the message, or to one of its turns.
create table leave_message_file (
  file_id uuid primary key,
  form_nonce text,
  leave_message_id uuid references leave_message (id) on delete cascade,
  reply_id uuid references leave_message_reply (id) on delete cascade,
  name text not null,
  size integer not null,
  ip_hash bytea,
  created_at timestamptz not null
);
create index leave_message_file_of on leave_message_file (leave_message_id);
create index leave_message_file_form on leave_message_file (form_nonce);
create index leave_message_file_ip on leave_message_file (ip_hash, created_at);
create index leave_message_file_loose on leave_message_file (created_at) where leave_message_id is null;

-- Signs forms and hides addresses; made here once, so that all instances share it.
create table support_secret (secret bytea not null);
insert into support_secret
values (sha256(convert_to(gen_random_uuid()::text || gen_random_uuid()::text || gen_random_uuid()::text, 'UTF8')));
