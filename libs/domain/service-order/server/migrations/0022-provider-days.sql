-- A provider's calendar and workbench look at its orders and cases by what is due.
create index service_order_provider_due on service_order (provider_company_id, due_at) where due_at is not null;
create index after_sales_case_provider_due on after_sales_case (provider_company_id, due_at) where due_at is not null;
