-- Whose an order is by name, and who of the shop takes care of it; null for what was made before, and for what is nobody's.
alter table trade_order add column buyer_user_name text, add column assigned_to uuid, add column assigned_name text;
-- What is with somebody of a shop, and what is with nobody.
create index order_of_assigned on trade_order (assigned_to, created_at desc, id desc) where assigned_to is not null;
create index order_unassigned on trade_order (seller_company_id, region_id, created_at desc, id desc) where assigned_to is null;
-- How much each of a company's people has open.
create index order_open_of_person on trade_order (buyer_company_id, region_id, buyer_user_id)
  where status not in ('completed', 'cancelled');
create index order_open_of_assigned on trade_order (seller_company_id, region_id, assigned_to)
  where assigned_to is not null and status not in ('completed', 'cancelled');
