-- A purchaser asks a colleague to approve a quotation above what they order alone.
create table purchase_approval (
  id uuid primary key,
  region_id text not null,
  status text not null,
  version integer not null default 0,
  quotation_id uuid not null references quotation (id),
  thread_id uuid not null,
  buyer_company_id uuid not null,
  content_hash text not null,
  award_all boolean not null,
  note text,
  requested_by uuid not null,
  requested_by_name text not null,
  decided_by uuid,
  decided_by_name text,
  decided_at timestamptz,
  reason text,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  created_by uuid,
  updated_by uuid,
  -- Author and approver are two people.
  check (decided_by <> requested_by)
);
-- A version is put before colleagues once at a time.
create unique index purchase_approval_pending on purchase_approval (quotation_id) where status = 'pending';
create index purchase_approval_quotation on purchase_approval (quotation_id, created_at desc, id desc);
create index purchase_approval_company on purchase_approval (buyer_company_id, created_at desc, id desc);
create index purchase_approval_status on purchase_approval (buyer_company_id, status, created_at desc, id desc);
