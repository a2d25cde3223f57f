-- The trade order whose goods are declared, by which its page finds what was done at customs.
alter table customs_order add column trade_order_id uuid;
update customs_order set trade_order_id = (content ->> 'tradeOrderId')::uuid where content ->> 'tradeOrderId' is not null;
create index customs_order_trade on customs_order (trade_order_id) where trade_order_id is not null;
alter table declaration_form add column trade_order_id uuid;
update declaration_form form set trade_order_id = o.trade_order_id
  from customs_order o where o.id = form.customs_order_id and o.trade_order_id is not null;
create index declaration_form_trade on declaration_form (trade_order_id) where trade_order_id is not null;
