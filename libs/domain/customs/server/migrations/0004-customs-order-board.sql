-- Boards and groups of time limits read the orders of one side, or of a region, by status and what is due first.
create index customs_order_provider_due on customs_order (provider_company_id, status, due_at, id);
create index customs_order_region_due on customs_order (region_id, status, due_at, id);
