create table company (
  id uuid primary key,
  no text not null unique,
  region_id text not null,
  parties text[] not null,
  legal_name text not null,
  display_name jsonb not null default '{}',
  country char(2) not null,
  reg_no text,
  reg_no_key text,
  company_type text,
  founded_year integer,
  employees text,
  main_products text[] not null default '{}',
  main_markets text[] not null default '{}',
  province text,
  city text,
  address text,
  contact_name text,
  contact_phone text,
  licence_file_id uuid,
  store_id uuid,
  verify_level integer not null default 0,
  status text not null check (status in ('active', 'restricted', 'suspended', 'closed')),
  version integer not null default 0,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  created_by uuid,
  updated_by uuid
);
create unique index company_reg_no on company (country, reg_no_key) where reg_no_key is not null and status <> 'closed';
create index company_region on company (region_id, id desc);
create index company_legal_name on company using gin (lower(legal_name) gin_trgm_ops);

create table user_account (
  id uuid primary key,
  region_id text not null,
  email text not null,
  password_hash text not null,
  display_name text not null,
  locale text not null,
  time_zone text not null,
  status text not null check (status in ('active', 'disabled', 'deleted')),
  failed_count integer not null default 0,
  failed_since timestamptz,
  locked_until timestamptz,
  last_login_at timestamptz,
  created_at timestamptz not null,
  updated_at timestamptz not null
);
-- One account per address and region: regions are separate marketplaces.
create unique index user_account_email on user_account (region_id, lower(email)) where status <> 'deleted';

-- Which hats a person wears; `party` is the front-end's identity.
create table company_member (
  user_id uuid not null references user_account (id),
  company_id uuid not null references company (id),
  party text not null check (party in ('buyer', 'seller', 'provider')),
  roles text[] not null,
  is_owner boolean not null default false,
  status text not null check (status in ('active', 'suspended', 'removed')),
  created_at timestamptz not null,
  primary key (user_id, company_id, party)
);
create index company_member_company on company_member (company_id, party) where status = 'active';

create table operator (
  user_id uuid primary key references user_account (id),
  employee_no text unique,
  region_ids text[] not null default '{}',
  roles text[] not null,
  status text not null check (status in ('active', 'suspended', 'left')),
  created_at timestamptz not null
);

create table user_session (
  token_hash bytea primary key,
  user_id uuid not null references user_account (id),
  identity text not null check (identity in ('buyer', 'seller', 'provider', 'operator')),
  company_id uuid,
  region_id text not null,
  request_source integer not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  ended_at timestamptz
);
create index user_session_user on user_session (user_id) where ended_at is null;

create table verification_code (
  id uuid primary key,
  region_id text not null,
  email_key text not null,
  purpose text not null,
  code_hash bytea not null,
  attempts integer not null default 0,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz
);
create index verification_code_email on verification_code (region_id, email_key, purpose, created_at desc);

create table login_log (
  id uuid primary key,
  at timestamptz not null,
  region_id text not null,
  user_id uuid,
  identity text not null,
  request_source integer not null,
  result text not null,
  ip text not null
);
create index login_log_user on login_log (user_id, at desc);

create table registration_application (
  id uuid primary key,
  no text not null unique,
  region_id text not null,
  status text not null check (status in
    ('draft', 'submitted', 'in_review', 'need_more_info', 'approved', 'rejected', 'withdrawn', 'expired')),
  version integer not null default 0,
  party text not null check (party in ('seller', 'provider')),
  applicant_user_id uuid not null references user_account (id),
  company jsonb not null,
  legal_name text not null,
  reg_no_key text not null,
  round integer not null default 1,
  requests jsonb not null default '[]',
  reviewer_id uuid,
  decision_reason text,
  decision_note text,
  decided_at timestamptz,
  company_id uuid,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  created_by uuid,
  updated_by uuid
);
create index registration_application_region on registration_application (region_id, status, id desc);
create index registration_application_applicant on registration_application (applicant_user_id, id desc);
