-- How many declarations of an order came to something: an order that was confirmed and has none can be ended.
alter table customs_order add column standing_count integer not null default 0;
update customs_order o set standing_count = f.standing
from (select customs_order_id, count(*) as standing from declaration_form
      where customs_order_id is not null and status not in ('cancelled', 'deleted') group by 1) f
where f.customs_order_id = o.id;
