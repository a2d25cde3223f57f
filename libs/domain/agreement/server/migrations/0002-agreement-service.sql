-- The service that is ordered: which template its provider chose decides, as long as the order is not sent, what stands in the agreement.
alter table agreement add column service_id uuid;
