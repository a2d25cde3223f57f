-- A customer that paid past the platform and gets no answer takes it there: what it says, what was decided, and since when it waits.
alter table service_order add column payment_claims jsonb not null default '[]';
alter table service_order add column payment_disputed_at timestamptz;
create index service_order_payment_disputed on service_order (region_id, payment_disputed_at) where payment_disputed_at is not null;
