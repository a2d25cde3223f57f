-- What the colleague who is invited may order alone, so that nobody begins without the limit that is meant for them.
alter table company_invitation
  add column order_limit numeric(20, 4) check (order_limit > 0),
  add column order_limit_currency text check (order_limit_currency ~ '^[A-Z]{3}$'),
  add constraint company_invitation_order_limit check ((order_limit is null) = (order_limit_currency is null));
