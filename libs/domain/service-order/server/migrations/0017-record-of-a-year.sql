-- The latest orders of services and of providers, for how fast and how often they are brought to their end.
create index service_order_service_latest on service_order (service_id, submitted_at desc) where submitted_at is not null;
create index service_order_provider_latest on service_order (provider_company_id, submitted_at desc) where submitted_at is not null;
