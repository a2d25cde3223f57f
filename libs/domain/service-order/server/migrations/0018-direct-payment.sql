-- What is paid past the platform: said by one side, answered by the other. Nothing of it is in escrow.
alter table service_order
  add column direct_pay boolean not null default false,
  add column direct_pay_instructions text not null default '',
  add column payment_reports jsonb not null default '[]',
  -- What the provider gives back itself.
  add column direct_refund jsonb,
  add column commission_due_on date,
  add column commission_received_minor bigint not null default 0,
  drop constraint service_order_pay_mode_check,
  add constraint service_order_pay_mode_check check (pay_mode in ('balance', 'bank_transfer', 'offline')),
  drop constraint service_order_money_check,
  add constraint service_order_money_check check (money in ('none', 'processing', 'held', 'settled', 'reported', 'direct'));
create index service_order_commission on service_order (region_id, commission_due_on)
  where pay_mode = 'offline' and commission_minor <> commission_received_minor;
alter table after_sales_case add column direct_refund jsonb;

-- Each amount on the day on which both sides knew of it; nothing of it is ever changed. `commission` is what the provider came to owe, less
-- than nothing where a case took of it; `commission_received` what came of it, or went back.
create table service_order_direct_entry (
  id uuid primary key,
  order_id uuid not null references service_order (id),
  kind text not null check (kind in ('paid', 'refunded', 'commission', 'commission_received')),
  currency text not null,
  amount_minor bigint not null check (amount_minor <> 0),
  reference text not null default '',
  reason text not null default '',
  files jsonb not null default '[]',
  by_name text,
  at timestamptz not null
);
create index service_order_direct_entry_order on service_order_direct_entry (order_id, at);
create index service_order_direct_entry_at on service_order_direct_entry (at);
create function service_order_direct_entry_kept() returns trigger language plpgsql as $$
begin
  raise exception 'entries are corrected by opposite ones, never changed';
end $$;
create trigger service_order_direct_entry_kept before update or delete on service_order_direct_entry
  for each row execute function service_order_direct_entry_kept();
