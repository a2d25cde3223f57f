-- What kind of order it is of: orders of services, and agency orders that are placed with a broker directly.
alter table agreement
  add column order_type text not null default 'service_order' check (order_type in ('service_order', 'customs_order'));
