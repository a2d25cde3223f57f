-- The customs agency order that does the work.
alter table service_order add column customs_order_id uuid;
