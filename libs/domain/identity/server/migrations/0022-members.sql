alter table company_member
  add column version integer not null default 0,
  add column job_title text,
  -- What the person was given; `roles` is all that they hold, the company's own roles spelled out. Null: the same.
  add column given_roles text[],
  add column company_role_ids uuid[] not null default '{}',
  add column last_used_at timestamptz,
  add column updated_at timestamptz,
  add column updated_by uuid;
create index company_member_list on company_member (company_id, party, created_at, user_id);

create table company_role (
  id uuid primary key,
  company_id uuid not null references company (id),
  party text not null,
  name text not null,
  roles text[] not null,
  version integer not null default 0,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  created_by uuid
);
create unique index company_role_name on company_role (company_id, party, lower(name));

create table company_invitation (
  id uuid primary key,
  company_id uuid not null references company (id),
  party text not null check (party in ('buyer', 'seller', 'provider')),
  region_id text not null,
  email text not null,
  roles text[] not null,
  company_role_ids uuid[] not null default '{}',
  job_title text,
  status text not null check (status in ('pending', 'accepted', 'revoked', 'expired')),
  version integer not null default 0,
  token_hash bytea not null unique,
  invited_by uuid not null,
  sent_at timestamptz not null,
  expires_at timestamptz not null,
  accepted_by uuid,
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create unique index company_invitation_open on company_invitation (company_id, party, lower(email)) where status = 'pending';
create index company_invitation_list on company_invitation (company_id, party, id desc);
create index company_invitation_ends on company_invitation (expires_at) where status = 'pending';
