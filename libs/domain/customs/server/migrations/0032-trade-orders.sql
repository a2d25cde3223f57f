-- A consolidated shipment: one declaration of the goods of several trade orders, with what each of them came to when it was last asked.
alter table declaration_form
  add column trade_order_ids uuid[] not null default '{}',
  add column order_totals jsonb not null default '{}';
update declaration_form set trade_order_ids = array[trade_order_id],
  order_totals = case when order_total is null then '{}' else jsonb_build_object(trade_order_id::text, order_total) end
where trade_order_id is not null;
create index declaration_form_trades on declaration_form using gin (trade_order_ids);
alter table declaration_form drop column trade_order_id, drop column order_total;
