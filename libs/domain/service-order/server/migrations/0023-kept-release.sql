-- What the bank holds of a completed order is its provider's once the settlement days of its category are over. Orders from before had none.
alter table service_order add column settlement_days integer not null default 0;
alter table service_order add column release_due_at timestamptz;
create index service_order_release_due on service_order (release_due_at) where release_due_at is not null;
create index service_order_provider_release on service_order (provider_company_id, release_due_at) where release_due_at is not null;
