-- What goes back past the platform has a day, reminders before it, and a way to the platform.
alter table service_order
  -- By when the provider has paid it back, and from when on it is reminded of that.
  add column refund_due_at timestamptz,
  add column refund_remind_at timestamptz,
  -- What the customer took to the platform, and what that decided.
  add column refund_claims jsonb not null default '[]',
  -- The platform decided that it is still owed: until it is paid the provider takes nothing new on.
  add column refund_upheld_at timestamptz;
update service_order set refund_due_at = updated_at + interval '7 days', due_at = updated_at + interval '7 days'
  where direct_refund ->> 'status' = 'owed';
update service_order set refund_due_at = updated_at, due_at = now() + interval '72 hours' where direct_refund ->> 'status' = 'reported';
create index service_order_payback on service_order (region_id, due_at)
  where direct_refund is not null and direct_refund ->> 'status' <> 'received';
create index service_order_payback_remind on service_order (refund_remind_at) where refund_remind_at is not null;
create index service_order_payback_upheld on service_order (provider_company_id) where refund_upheld_at is not null;
