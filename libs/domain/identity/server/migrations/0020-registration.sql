-- Buyers prove what they are by the same way, and what a licence says of a company changes by it too.
alter table registration_application drop constraint registration_application_party_check;
alter table registration_application
  add constraint registration_application_party_check check (party in ('seller', 'provider', 'buyer')),
  add column kind text not null default 'registration' check (kind in ('registration', 'change')),
  add column draft jsonb not null default '{}',
  -- The company data of the round before or, in a change, of the company.
  add column previous jsonb,
  add column risk_flags text[] not null default '{}',
  add column endorsed_by uuid,
  add column due_at timestamptz,
  add column reminded integer not null default 0;
create index registration_application_open_number on registration_application (reg_no_key)
  where status in ('submitted', 'in_review', 'need_more_info');
create index registration_application_open_name on registration_application using gin (lower(legal_name) gin_trgm_ops)
  where status in ('submitted', 'in_review', 'need_more_info');
create index registration_application_due on registration_application (due_at) where status = 'need_more_info';
-- One change of a company is under way at a time.
create unique index registration_application_change on registration_application (company_id)
  where kind = 'change' and status in ('draft', 'submitted', 'in_review', 'need_more_info', 'rejected');

create table registration_document (
  application_id uuid not null references registration_application (id),
  requirement text not null,
  file_id uuid not null,
  file_name text not null,
  mime text not null,
  created_at timestamptz not null,
  primary key (application_id, requirement, file_id)
);
