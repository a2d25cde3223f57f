-- The order of goods that a service was ordered for, where it was ordered for one.
alter table service_order add column trade_order_id uuid, add column trade_order_no text;
create index service_order_trade on service_order (trade_order_id) where trade_order_id is not null;
create index service_order_case on service_order (open_case_id) where open_case_id is not null;
