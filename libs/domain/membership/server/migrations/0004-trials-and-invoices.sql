alter table membership_terms
  -- Of plans: how long a company tries it without an order.
  add column trial_days integer not null default 0 check (trial_days between 0 and 90),
  -- [i18n text]
  add column benefits jsonb not null default '[]',
  -- Of packages: the lowest plan that they are sold beside.
  add column requires_plan_level integer check (requires_plan_level between 1 and 99),
  -- Of packages: whether a second one adds to the first.
  add column stackable boolean not null default true;

-- Of those that began without an order: when the time of trying ends. What was paid for ends later.
alter table membership_subscription add column trial_ends_at timestamptz;
create unique index membership_subscription_trial on membership_subscription (company_id, offering_id)
  where trial_ends_at is not null;
create index membership_subscription_had on membership_subscription (company_id, party);

-- Of grants without an order: the plan that is tried.
alter table ability_grant add column subscription_id uuid references membership_subscription (id);
create index ability_grant_subscription on ability_grant (subscription_id) where subscription_id is not null;

alter table membership_order
  add column invoice_need text not null default 'none'
    check (invoice_need in ('none', 'vat_normal', 'vat_special', 'commercial')),
  -- { title, taxNo, address, phone, bank, account, email }; null where none is needed.
  add column invoice jsonb check ((invoice is null) = (invoice_need = 'none'));
