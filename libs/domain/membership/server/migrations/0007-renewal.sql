-- Off until the company turns it on.
alter table membership_subscription add column auto_renew boolean not null default false;
create index membership_subscription_renewing on membership_subscription (ends_at) where auto_renew and status = 'active';

-- An order that was made by itself: which plan it renews, from when on. One for each period, whatever becomes of it.
alter table membership_order
  add column renewal_of uuid references membership_subscription (id),
  add column renewal_from timestamptz,
  add constraint membership_order_renewal check ((renewal_of is null) = (renewal_from is null));
create unique index membership_order_renewal_once on membership_order (renewal_of, renewal_from) where renewal_of is not null;
