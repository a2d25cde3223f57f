-- The address book of a company.
create table company_address (
  id uuid primary key,
  company_id uuid not null references company (id),
  kind text not null check (kind in ('ship_to', 'bill_to', 'pick_up', 'return', 'factory')),
  contact_name text not null,
  phone text not null,
  email text,
  country char(2) not null,
  level1 text,
  level2 text,
  level3 text,
  level4 text,
  level5 text,
  detail text not null,
  postcode text,
  is_default boolean not null,
  version integer not null default 0,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  created_by uuid not null,
  updated_by uuid not null
);
create index company_address_company on company_address (company_id, kind, created_at);
create unique index company_address_default on company_address (company_id, kind) where is_default;
