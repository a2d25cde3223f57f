-- The bank refused to give the money of an ended order to whom it belongs: since when. A refused instruction that was asked again names
-- the one that took its place.
alter table service_order add column stuck_since timestamptz;
alter table service_order_payment add column replaced_by uuid references service_order_payment (id);
update service_order o set stuck_since = p.settled_at from service_order_payment p
  where p.order_id = o.id and p.status = 'failed' and p.kind in ('release', 'refund') and p.case_id is null and o.money = 'processing';
create index service_order_stuck on service_order (region_id, stuck_since) where stuck_since is not null;
create index service_order_payment_settled on service_order_payment (settled_at) where status = 'done';
