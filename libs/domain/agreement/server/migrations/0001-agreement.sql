create extension if not exists pg_trgm;

-- Each row is one edition of a template; one of a code is in force and one in preparation, in each region.
create table agreement_template (
  id uuid primary key,
  no text not null,
  region_id text not null,
  code text not null,
  edition int not null check (edition > 0),
  status text not null check (status in ('draft', 'in_force', 'replaced')),
  version int not null default 0,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  created_by uuid,
  updated_by uuid,
  source_locale text not null,
  title jsonb not null,
  body jsonb not null,
  -- Codes of service categories; none: those without a template of their own.
  category_codes text[] not null default '{}',
  variables jsonb not null default '[]',
  published_at timestamptz,
  published_by_name text,
  search_text text not null,
  unique (region_id, code, edition)
);
create unique index agreement_template_in_force on agreement_template (region_id, code) where status = 'in_force';
create unique index agreement_template_draft on agreement_template (region_id, code) where status = 'draft';
create index agreement_template_newest on agreement_template (region_id, created_at desc, id desc);
create index agreement_template_search on agreement_template using gin (search_text gin_trgm_ops);

-- The agreement on one order. Until the order is sent its text is that of the edition in force; then what was accepted stands.
create table agreement (
  id uuid primary key,
  no text not null unique,
  region_id text not null,
  status text not null check (status in ('draft', 'part_signed', 'signed', 'revoked')),
  version int not null default 0,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  created_by uuid,
  updated_by uuid,
  order_id uuid not null unique,
  order_no text not null,
  category_code text not null,
  customer_company_id uuid not null,
  customer_name text not null,
  provider_company_id uuid not null,
  provider_name text not null,
  -- Names of service and item in all languages, and the quantity.
  facts jsonb not null,
  "values" jsonb not null default '{}',
  -- The text that was accepted, with its edition; null before.
  accepted jsonb,
  hash text,
  sealed_at timestamptz,
  search_text text not null,
  check ((accepted is null) = (hash is null)),
  check (status in ('draft', 'revoked') or accepted is not null)
);
create index agreement_customer on agreement (customer_company_id, created_at desc, id desc);
create index agreement_provider on agreement (provider_company_id, created_at desc, id desc) where sealed_at is not null;
create index agreement_region on agreement (region_id, created_at desc, id desc) where sealed_at is not null;
create index agreement_search on agreement using gin (search_text gin_trgm_ops);

create table agreement_acceptance (
  id uuid primary key,
  agreement_id uuid not null references agreement (id),
  side text not null check (side in ('customer', 'provider')),
  company_id uuid not null,
  company_name text not null,
  user_id uuid,
  person_name text not null,
  accepted_at timestamptz not null,
  template_id uuid not null references agreement_template (id),
  edition int not null,
  locale text not null,
  hash text not null
);
create index agreement_acceptance_of on agreement_acceptance (agreement_id, accepted_at);

-- Proof is written once.
create function agreement_acceptance_stands() returns trigger language plpgsql as $$
begin
  raise exception 'an acceptance does not change';
end $$;
create trigger agreement_acceptance_stands before update or delete on agreement_acceptance
  for each row execute function agreement_acceptance_stands();
