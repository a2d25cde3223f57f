create extension if not exists pg_trgm;

-- An order is a copy of the service as it was offered. Settled amounts are whole minor units of the currency.
create table service_order (
  id uuid primary key,
  no text not null unique,
  region_id text not null,
  status text not null check (status in ('draft', 'pending_quote', 'pending_payment', 'pending_accept', 'in_service', 'pending_confirm',
    'disputed', 'completed', 'rejected', 'cancelled')),
  version int not null default 0,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  created_by uuid,
  updated_by uuid,
  customer_company_id uuid not null,
  customer_name text not null,
  provider_company_id uuid not null,
  provider_name text not null,
  service_id uuid not null,
  service_no text not null,
  -- Title, item, process and the like as they were when it was ordered.
  snapshot jsonb not null,
  category_code text not null,
  qty numeric(12, 3) not null check (qty > 0),
  currency text not null,
  -- Null for what is quoted.
  unit_price numeric(16, 4),
  tax_rate numeric(4, 2) not null,
  amount_minor bigint,
  discount_minor bigint not null default 0 check (discount_minor >= 0),
  payable_minor bigint check (payable_minor >= 0),
  tax_minor bigint,
  commission_rate numeric(5, 2) not null check (commission_rate between 0 and 100),
  after_sale_days int not null,
  pay_mode text check (pay_mode in ('balance', 'bank_transfer')),
  money text not null default 'none' check (money in ('none', 'processing', 'held', 'settled')),
  -- Who got what in the end: they add up to `payable_minor`.
  refund_minor bigint,
  commission_minor bigint,
  provider_minor bigint,
  contact jsonb not null,
  remark text not null default '',
  form jsonb not null,
  quotes jsonb not null default '[]',
  materials jsonb not null default '[]',
  deliverables jsonb not null default '[]',
  process jsonb not null default '[]',
  rejections int not null default 0,
  cancel_proposal jsonb,
  reason text,
  rating jsonb,
  due_at timestamptz,
  -- What is late is told once.
  late_told boolean not null default false,
  submitted_at timestamptz,
  paid_at timestamptz,
  accepted_at timestamptz,
  handed_over_at timestamptz,
  completed_at timestamptz,
  search_text text not null
);
create index service_order_customer on service_order (customer_company_id, created_at desc, id desc);
create index service_order_customer_status on service_order (customer_company_id, status, created_at desc, id desc);
create index service_order_provider on service_order (provider_company_id, created_at desc, id desc) where submitted_at is not null;
create index service_order_provider_status on service_order (provider_company_id, status, created_at desc, id desc)
  where submitted_at is not null;
create index service_order_region on service_order (region_id, created_at desc, id desc) where submitted_at is not null;
create index service_order_region_status on service_order (region_id, status, created_at desc, id desc)
  where submitted_at is not null;
create index service_order_due on service_order (status, due_at) where due_at is not null;
create index service_order_search on service_order using gin (search_text gin_trgm_ops);

-- What the bank is asked to do, written with the change that asks for it and carried out after it. The reference is the key under
-- which the bank does it at most once, however often it is asked.
create table service_order_payment (
  id uuid primary key,
  order_id uuid not null references service_order (id),
  kind text not null check (kind in ('hold', 'release', 'refund')),
  reference text not null unique,
  status text not null default 'pending' check (status in ('pending', 'done', 'failed')),
  currency text not null,
  amount_minor bigint not null check (amount_minor > 0),
  -- Of a release: the part of the amount that is the platform's.
  commission_minor bigint not null default 0 check (commission_minor >= 0 and commission_minor <= amount_minor),
  pay_mode text check (pay_mode in ('balance', 'bank_transfer')),
  failure text check (failure in ('insufficient_balance', 'declined')),
  -- The bank's own number of it.
  bank_reference text,
  attempts int not null default 0,
  next_attempt_at timestamptz not null,
  created_at timestamptz not null,
  settled_at timestamptz
);
create index service_order_payment_order on service_order_payment (order_id, created_at);
create index service_order_payment_due on service_order_payment (next_attempt_at) where status = 'pending';
-- One hold at a time, and one that stands.
create unique index service_order_payment_hold on service_order_payment (order_id) where kind = 'hold' and status <> 'failed';
