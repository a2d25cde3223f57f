-- What a case gives back past the platform has a day, reminders before it, and a way to the platform, like that of an order that ended.
alter table after_sales_case
  add column refund_due_at timestamptz,
  add column refund_remind_at timestamptz,
  add column refund_claims jsonb not null default '[]',
  add column refund_upheld_at timestamptz,
  add column late_told boolean not null default false;
update after_sales_case set refund_due_at = updated_at + interval '7 days', due_at = updated_at + interval '7 days'
  where status = 'refunding' and direct_refund ->> 'status' = 'owed';
update after_sales_case set refund_due_at = updated_at where status = 'refunding' and direct_refund ->> 'status' = 'reported';
create index after_sales_case_payback on after_sales_case (region_id, due_at)
  where status in ('refunding', 'platform_review') and direct_refund is not null and direct_refund ->> 'status' <> 'received';
create index after_sales_case_payback_remind on after_sales_case (refund_remind_at) where refund_remind_at is not null;
create index after_sales_case_payback_upheld on after_sales_case (provider_company_id) where refund_upheld_at is not null;
