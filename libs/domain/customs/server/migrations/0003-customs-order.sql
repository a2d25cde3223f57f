-- An order to a broker: to declare a shipment, from the request to what customs says of it.
create table customs_order (
  id uuid primary key,
  no text not null unique,
  region_id text not null,
  status text not null check (status in ('draft', 'submitted', 'accepted', 'doc_check', 'doc_pending', 'making', 'declaring', 'inspection',
    'released', 'cleared', 'completed', 'rejected', 'cancelled')),
  version int not null default 0,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  created_by uuid,
  updated_by uuid,
  client_company_id uuid not null,
  client_name text not null,
  provider_company_id uuid not null,
  provider_name text not null,
  service_order_id uuid,
  service_order_no text,
  content jsonb not null,
  -- Taken from `content` whenever that is written: what lists filter, sort and show.
  ie_flag text not null check (ie_flag in ('E', 'I')),
  trade_mode text not null,
  custom_master text not null,
  contract_no text not null,
  goods_summary text not null,
  pack_no text not null,
  gross_wt text not null,
  value_amount text not null,
  currency text not null,
  bill_no text not null,
  expected_date date,
  cut_off_at timestamptz,
  documents jsonb not null,
  fees jsonb not null default '[]',
  delegation_no text not null default '',
  delegation_valid_to date,
  delegation_file jsonb,
  declaration_count int not null default 0,
  due_at timestamptz,
  late_told boolean not null default false,
  reason text,
  rating jsonb,
  submitted_at timestamptz,
  accepted_at timestamptz,
  cleared_at timestamptz,
  completed_at timestamptz,
  search_text text not null,
  check (client_company_id <> provider_company_id)
);
create unique index customs_order_service on customs_order (service_order_id) where status not in ('rejected', 'cancelled');
create index customs_order_client on customs_order (client_company_id, created_at desc, id desc);
create index customs_order_provider on customs_order (provider_company_id, created_at desc, id desc);
create index customs_order_region on customs_order (region_id, created_at desc, id desc);
create index customs_order_due on customs_order (status, due_at) where due_at is not null;
create index customs_order_search on customs_order using gin (search_text gin_trgm_ops);

alter table declaration_form add column customs_order_id uuid references customs_order (id);
create index declaration_form_customs_order on declaration_form (customs_order_id) where customs_order_id is not null;
