-- What stands behind a badge: who checked what, when, and until when it holds.
create table company_certificate (
  id uuid primary key,
  no text not null unique,
  region_id text not null,
  status text not null check (status in ('pending', 'accepted', 'rejected', 'expired', 'withdrawn')),
  version integer not null default 0,
  company_id uuid not null references company (id),
  kind text not null,
  number text,
  issuer text,
  issued_on date,
  valid_until date,
  file_ids uuid[] not null default '{}',
  check_method text not null default 'document',
  checked_by uuid,
  checked_at timestamptz,
  reject_reason text,
  reminded integer not null default 0,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  created_by uuid,
  updated_by uuid
);
create index company_certificate_company on company_certificate (company_id, id desc);
create index company_certificate_region on company_certificate (region_id, status, id desc);
create index company_certificate_ends on company_certificate (valid_until) where status = 'accepted';
