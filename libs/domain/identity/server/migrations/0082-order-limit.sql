-- How much one of a buyer's people may order by themselves; no limit where nothing is said.
alter table company_member
  add column order_limit numeric(20, 4) check (order_limit > 0),
  add column order_limit_currency text check (order_limit_currency ~ '^[A-Z]{3}$'),
  add constraint company_member_order_limit check ((order_limit is null) = (order_limit_currency is null));
