create extension if not exists pg_trgm;

-- A trade order is the accepted quotation, line by line. Settled amounts are whole minor units of the currency.
create table trade_order (
  id uuid primary key,
  no text not null unique,
  region_id text not null,
  status text not null check (status in ('contracting', 'signed', 'in_production', 'ready', 'ready_to_ship', 'shipped',
    'delivered', 'accepted', 'completed', 'cancelled')),
  version int not null default 0,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  created_by uuid,
  updated_by uuid,
  kind text not null default 'bulk' check (kind in ('bulk', 'sample', 'repeat')),
  trade_type text not null check (trade_type in ('foreign', 'domestic')),
  buyer_company_id uuid not null,
  buyer_user_id uuid not null,
  buyer_name text not null,
  buyer_time_zone text not null,
  seller_company_id uuid not null,
  store_id uuid not null,
  store_name jsonb not null,
  -- One order per accepted version, whatever happens at the same time.
  quotation_id uuid not null unique,
  quotation_no text not null,
  quotation_version_no int not null,
  content_hash text not null,
  inquiry_id uuid not null,
  inquiry_no text not null,
  thread_id uuid not null,
  currency text not null,
  subtotal_minor bigint not null,
  charges_minor bigint not null,
  tax_minor bigint not null,
  total_minor bigint not null check (total_minor >= 0),
  paid_minor bigint not null default 0 check (paid_minor >= 0),
  tax_percent numeric not null default 0,
  charges jsonb not null default '[]',
  incoterm text,
  named_place text,
  dest_country text,
  dest_port text,
  lead_days int not null,
  lead_from text not null,
  partial_shipment boolean not null,
  transhipment boolean not null,
  item_count int not null,
  first_item_name text not null,
  image_file_id uuid,
  sign_by timestamptz not null,
  sign_reminders int not null default 0,
  signed_at timestamptz,
  ship_by date,
  delivered_at timestamptz,
  accepted_at timestamptz,
  claim_until timestamptz,
  docs_released boolean not null default false,
  frozen boolean not null default false,
  frozen_reason text,
  cancel_reason text,
  cancel_note text,
  cancel_requested_by text check (cancel_requested_by in ('buyer', 'seller')),
  cancel_request_reason text,
  cancel_request_name text,
  cancel_requested_at timestamptz,
  search_text text not null default '',
  check (subtotal_minor + charges_minor + tax_minor = total_minor)
);
create index order_of_buyer on trade_order (buyer_company_id, region_id, created_at desc, id desc);
create index order_of_buyer_by_status on trade_order (buyer_company_id, region_id, status, created_at desc, id desc);
create index order_of_buyer_updated on trade_order (buyer_company_id, region_id, updated_at desc, id desc);
create index order_of_seller on trade_order (seller_company_id, region_id, created_at desc, id desc) include (store_id);
create index order_of_seller_by_status on trade_order (seller_company_id, region_id, status, created_at desc, id desc) include (store_id);
create index order_of_seller_updated on trade_order (seller_company_id, region_id, updated_at desc, id desc) include (store_id);
create index order_of_region on trade_order (region_id, created_at desc, id desc);
create index order_of_region_by_status on trade_order (region_id, status, created_at desc, id desc);
create index order_of_region_updated on trade_order (region_id, updated_at desc, id desc);
create index order_frozen on trade_order (region_id, created_at desc, id desc) where frozen;
create index order_to_sign on trade_order (sign_by) where status = 'contracting';
create index order_to_accept on trade_order (delivered_at) where status = 'delivered';
create index order_to_complete on trade_order (claim_until) where status = 'accepted';
create index order_search on trade_order using gin (search_text gin_trgm_ops);

create table order_item (
  id uuid primary key,
  order_id uuid not null references trade_order (id),
  line_no int not null,
  quotation_item_id uuid not null,
  product_id uuid,
  sku_id uuid,
  image_file_id uuid,
  name text not null,
  specs jsonb not null default '[]',
  qty numeric not null check (qty > 0),
  unit text not null,
  unit_price numeric not null check (unit_price > 0),
  amount_minor bigint not null check (amount_minor >= 0),
  lead_days int,
  hs_code text,
  origin_country text,
  packing text,
  note text,
  shipped_qty numeric not null default 0 check (shipped_qty >= 0 and shipped_qty <= qty),
  unique (order_id, line_no)
);

create table order_terms (
  id uuid primary key,
  status text not null check (status in ('draft', 'proposed', 'signed', 'rejected', 'superseded')),
  version int not null default 0,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  created_by uuid,
  updated_by uuid,
  order_id uuid not null references trade_order (id),
  version_no int not null,
  body jsonb not null,
  content_hash text not null,
  claim_days int not null,
  proposed_by_side text check (proposed_by_side in ('buyer', 'seller')),
  buyer_signed_by uuid,
  buyer_signed_name text,
  buyer_signed_at timestamptz,
  seller_signed_by uuid,
  seller_signed_name text,
  seller_signed_at timestamptz,
  reject_note text,
  unique (order_id, version_no),
  check (status <> 'signed' or (buyer_signed_at is not null and seller_signed_at is not null))
);
-- One contract version is under discussion or signed; the earlier ones are history.
create unique index order_terms_one_current on order_terms (order_id) where status in ('draft', 'proposed', 'rejected', 'signed');

create table payment_milestone (
  id uuid primary key,
  region_id text not null,
  status text not null check (status in
    ('planned', 'due', 'overdue', 'reported', 'secured', 'partly_paid', 'paid', 'waived')),
  version int not null default 0,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  created_by uuid,
  updated_by uuid,
  order_id uuid not null references trade_order (id),
  seq int not null,
  percent numeric not null check (percent > 0 and percent <= 100),
  amount_minor bigint not null check (amount_minor >= 0),
  paid_minor bigint not null default 0 check (paid_minor >= 0),
  currency text not null,
  method text not null,
  due_event text not null,
  due_days int not null,
  due_at timestamptz,
  gate text not null,
  remit_reference text not null unique,
  overdue_reminders int not null default 0,
  unique (order_id, seq)
);
create index milestone_due on payment_milestone (due_at) where status in ('due', 'overdue');

create table payment_receipt (
  id uuid primary key,
  order_id uuid not null references trade_order (id),
  milestone_id uuid not null references payment_milestone (id),
  state text not null check (state in ('reported', 'matched', 'rejected')),
  amount_minor bigint not null check (amount_minor > 0),
  received_minor bigint check (received_minor > 0),
  value_date date not null,
  reference text,
  slip jsonb,
  note text,
  reported_by uuid,
  reported_name text,
  reported_at timestamptz not null,
  decided_by uuid,
  decided_name text,
  decided_at timestamptz,
  decision_note text
);
create index receipt_of_milestone on payment_receipt (milestone_id, reported_at);
-- One report at a time waits for the seller's answer.
create unique index receipt_one_open on payment_receipt (milestone_id) where state = 'reported';

create table production_update (
  id uuid primary key,
  order_id uuid not null references trade_order (id),
  kind text not null,
  percent int not null check (percent between 0 and 100),
  planned_on date,
  actual_on date,
  note text,
  files jsonb not null default '[]',
  by_name text,
  at timestamptz not null
);
create index production_update_of on production_update (order_id, at);

create table order_shipment (
  id uuid primary key,
  order_id uuid not null references trade_order (id),
  mode text not null check (mode in ('sea', 'air', 'rail', 'road', 'express')),
  carrier text,
  container_no text,
  bl_no text,
  tracking_no text,
  etd date,
  eta date,
  lines jsonb not null,
  documents jsonb not null default '[]',
  note text,
  at timestamptz not null
);
create index order_shipment_of on order_shipment (order_id, at);

-- Both parties signed the text whose hash they saw: it stays as it was.
create function signed_terms_are_final() returns trigger language plpgsql as $$
begin
  if old.status <> 'draft' and (old.body, old.content_hash) is distinct from (new.body, new.content_hash) then
    raise exception 'contract version % was proposed and cannot change', old.id;
  end if;
  return new;
end $$;
create trigger order_terms_final before update on order_terms for each row execute function signed_terms_are_final();
