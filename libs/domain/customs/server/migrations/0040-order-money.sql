-- Fees of agency orders are paid through the bank: what the platform keeps of them was agreed on with the acceptance, and since when the bank
-- has refused to pass money on or to give it back.
alter table customs_order
  add column commission_rate numeric(5, 2) check (commission_rate between 0 and 100),
  add column stuck_since timestamptz;
create index customs_order_stuck on customs_order (region_id, stuck_since) where stuck_since is not null;

-- What was agreed on before is settled between the two sides.
update customs_order set fees = (
  select jsonb_agg(fee || '{"money": "none"}'::jsonb order by place) from jsonb_array_elements(fees) with ordinality as line (fee, place)
) where jsonb_array_length(fees) > 0;

-- What the bank is asked to do, written with the change that asks for it and carried out after it.
create table customs_order_payment (
  id uuid primary key,
  order_id uuid not null references customs_order (id),
  kind text not null check (kind in ('hold', 'release', 'refund')),
  reference text not null unique,
  status text not null default 'pending' check (status in ('pending', 'done', 'failed')),
  currency text not null,
  amount_minor bigint not null check (amount_minor > 0),
  commission_minor bigint not null default 0 check (commission_minor >= 0 and commission_minor <= amount_minor),
  pay_mode text check (pay_mode in ('balance', 'bank_transfer')),
  failure text check (failure in ('insufficient_balance', 'declined')),
  bank_reference text,
  attempts int not null default 0,
  next_attempt_at timestamptz not null,
  created_at timestamptz not null,
  settled_at timestamptz,
  replaced_by uuid references customs_order_payment (id),
  -- Lines of the order, all of one currency.
  fee_nos int[] not null
);
create index customs_order_payment_order on customs_order_payment (order_id, created_at);
create index customs_order_payment_due on customs_order_payment (next_attempt_at) where status = 'pending';
create index customs_order_payment_settled on customs_order_payment (settled_at) where status = 'done';
