-- An open case keeps the money of its order where it is. What cases gave back before the release is no longer in escrow.
alter table service_order
  add column open_case_id uuid,
  add column case_refund_minor bigint not null default 0 check (case_refund_minor >= 0);

create table after_sales_case (
  id uuid primary key,
  no text not null unique,
  region_id text not null,
  status text not null check (status in ('pending_provider', 'negotiating', 'agreed', 'redoing', 'refunding', 'platform_review',
    'completed', 'rejected', 'closed', 'cancelled')),
  version int not null default 0,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  created_by uuid,
  updated_by uuid,
  service_order_id uuid not null references service_order (id),
  service_order_no text not null,
  service_title jsonb not null,
  customer_company_id uuid not null,
  customer_name text not null,
  provider_company_id uuid not null,
  provider_name text not null,
  currency text not null,
  type text not null check (type in ('refund_full', 'refund_part', 'redo', 'complaint', 'exchange_provider')),
  reason_code text not null check (reason_code in ('late', 'defective', 'not_as_described', 'unresponsive', 'overcharged', 'other')),
  description text not null,
  files jsonb not null default '[]',
  requested_minor bigint check (requested_minor > 0),
  -- What was agreed or decided; null before that.
  remedy text check (remedy in ('refund', 'redo', 'none')),
  agreed_minor bigint check (agreed_minor > 0),
  offer jsonb,
  responsibility text check (responsibility in ('provider', 'seller', 'platform', 'force_majeure')),
  reason text,
  messages jsonb not null default '[]',
  redone_at timestamptz,
  due_at timestamptz,
  search_text text not null
);
create unique index after_sales_case_open on after_sales_case (service_order_id)
  where status not in ('completed', 'closed', 'cancelled');
create index after_sales_case_order on after_sales_case (service_order_id, created_at desc);
create index after_sales_case_customer on after_sales_case (customer_company_id, created_at desc, id desc);
create index after_sales_case_provider on after_sales_case (provider_company_id, created_at desc, id desc);
create index after_sales_case_region on after_sales_case (region_id, created_at desc, id desc);
create index after_sales_case_due on after_sales_case (status, due_at) where due_at is not null;
create index after_sales_case_search on after_sales_case using gin (search_text gin_trgm_ops);

-- What a case asks the bank for is told to the case when the bank has answered.
alter table service_order_payment
  add column case_id uuid references after_sales_case (id),
  drop constraint service_order_payment_kind_check,
  add constraint service_order_payment_kind_check check (kind in ('hold', 'release', 'refund', 'reclaim'));
alter table funds_simulator_tx
  drop constraint funds_simulator_tx_posting_code_check,
  add constraint funds_simulator_tx_posting_code_check check (posting_code in ('P-01', 'P-11', 'P-12', 'P-13', 'P-14'));
