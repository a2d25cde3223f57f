-- Plans and application packages. What a company buys are the terms as they were: a change makes new ones.
create table membership_offering (
  id uuid primary key,
  region_id text not null,
  status text not null check (status in ('draft', 'on_sale', 'off_sale')),
  version integer not null,
  kind text not null check (kind in ('plan', 'package')),
  party text not null check (party in ('buyer', 'seller', 'provider')),
  code text not null,
  -- Of plans: a higher one replaces a lower one; 0 is what every company has without buying anything.
  level integer not null check (level between 0 and 99),
  terms_id uuid not null,
  search_text text not null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  created_by uuid,
  updated_by uuid,
  unique (region_id, party, kind, code)
);
create unique index membership_offering_level on membership_offering (region_id, party, level)
  where kind = 'plan' and status = 'on_sale';
create index membership_offering_list on membership_offering (region_id, updated_at desc, id desc);

create table membership_terms (
  id uuid primary key,
  offering_id uuid not null,
  number integer not null,
  name jsonb not null,
  description jsonb not null,
  currency text not null,
  price_minor bigint not null check (price_minor >= 0),
  -- Of plans: month or year; packages are valid for days.
  period text not null check (period in ('month', 'year', 'days')),
  days integer check (days between 1 and 3660),
  -- [{ ability, quota, reset }]; quota null: not counted.
  abilities jsonb not null,
  created_at timestamptz not null,
  created_by uuid,
  created_by_name text,
  unique (offering_id, number)
);

create table membership_subscription (
  id uuid primary key,
  region_id text not null,
  company_id uuid not null,
  party text not null,
  status text not null check (status in ('active', 'ending', 'grace', 'expired', 'replaced', 'refunded')),
  version integer not null,
  offering_id uuid not null references membership_offering (id),
  terms_id uuid not null references membership_terms (id),
  starts_at timestamptz not null,
  ends_at timestamptz not null check (ends_at > starts_at),
  -- Days before the end for which a reminder went out last.
  reminded_days integer,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  created_by uuid,
  updated_by uuid
);
create unique index membership_subscription_live on membership_subscription (company_id, party)
  where status in ('active', 'ending', 'grace');
create index membership_subscription_end on membership_subscription (ends_at)
  where status in ('active', 'ending', 'grace');

create table membership_order (
  id uuid primary key,
  no text not null,
  region_id text not null,
  status text not null
    check (status in ('pending_payment', 'payment_reported', 'fulfilled', 'cancelled', 'expired', 'refunded')),
  version integer not null,
  company_id uuid not null,
  company_name text not null,
  party text not null,
  kind text not null check (kind in ('plan', 'package')),
  purpose text not null check (purpose in ('new', 'renew', 'upgrade', 'package')),
  offering_id uuid not null references membership_offering (id),
  terms_id uuid not null references membership_terms (id),
  quantity integer not null check (quantity between 1 and 99),
  currency text not null,
  -- Price of the terms times the quantity, and what of an earlier plan was not used; to pay is the difference.
  value_minor bigint not null check (value_minor >= 0),
  credit_minor bigint not null check (credit_minor >= 0),
  amount_minor bigint not null check (amount_minor >= 0),
  pay_until timestamptz not null,
  bank_reference text,
  paid_on date,
  evidence jsonb not null default '[]',
  reject_reason text,
  subscription_id uuid references membership_subscription (id),
  period_from timestamptz,
  period_to timestamptz,
  fulfilled_at timestamptz,
  reported_at timestamptz,
  search_text text not null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  created_by uuid,
  updated_by uuid,
  unique (region_id, no)
);
-- One open order for a plan at a time, so that nothing is credited twice.
create unique index membership_order_open on membership_order (company_id, party)
  where kind = 'plan' and status in ('pending_payment', 'payment_reported');
create index membership_order_company on membership_order (company_id, created_at desc, id desc);
create index membership_order_region on membership_order (region_id, created_at desc, id desc);
create index membership_order_status on membership_order (region_id, status, created_at desc, id desc);
create index membership_order_due on membership_order (pay_until) where status = 'pending_payment';
create index membership_order_subscription on membership_order (subscription_id);

-- Where companies of a region pay to.
create table membership_account (
  region_id text primary key,
  version integer not null,
  holder text not null,
  bank text not null,
  account text not null,
  swift text not null,
  note text not null,
  updated_at timestamptz not null
);

alter table ability_grant
  add column party text check (party in ('buyer', 'seller', 'provider')),
  add column source text not null default 'package' check (source in ('free', 'plan', 'package', 'gift')),
  -- Terms, offering (free) or nothing (gift) that it came of.
  add column source_id uuid,
  add column order_id uuid references membership_order (id),
  add column name jsonb not null default '{}',
  add column reset text not null default 'none' check (reset in ('none', 'day', 'month', 'year')),
  -- The day, month or year that `used` counts.
  add column reset_window text,
  add column reason text,
  add column created_by uuid,
  add column created_by_name text;
create unique index ability_grant_free on ability_grant (company_id, source_id, ability) where source = 'free';
create index ability_grant_order on ability_grant (order_id);
create index ability_grant_region on ability_grant (region_id, created_at desc, id desc);
create index ability_grant_list on ability_grant (company_id, created_at desc, id desc);

create table ability_use (
  id uuid primary key,
  region_id text not null,
  company_id uuid not null,
  ability text not null,
  grant_id uuid references ability_grant (id),
  at timestamptz not null,
  user_id uuid,
  user_name text,
  document_type text,
  document_id text,
  -- Left after it; null where it was not counted.
  remaining integer
);
create index ability_use_company on ability_use (company_id, at desc, id desc);
create index ability_use_region on ability_use (region_id, at desc, id desc);
create index ability_use_grant on ability_use (grant_id);
