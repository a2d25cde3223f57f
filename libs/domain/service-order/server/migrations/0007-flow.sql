-- What does the work of an order, as its category said when the order was written. Until now the code of the category stood for it.
alter table service_order
  add column flow_code text not null default 'GENERIC' check (flow_code in ('GENERIC', 'CUSTOMS', 'DRAWBACK', 'TMS', 'LC'));
update service_order set flow_code = 'CUSTOMS' where category_code = 'CUSTOMS';
