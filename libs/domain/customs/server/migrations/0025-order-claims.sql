-- Complaints about an agency order, the last one of which may be open.
alter table customs_order
  add column claims jsonb not null default '[]',
  add column claim_status text,
  -- By when the broker answers.
  add column claim_due_at timestamptz;
create index customs_order_claim on customs_order (region_id, claim_status) where claim_status is not null;
create index customs_order_claim_due on customs_order (claim_due_at) where claim_due_at is not null;
