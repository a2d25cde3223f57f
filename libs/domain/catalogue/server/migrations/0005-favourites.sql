-- What a buyer keeps for their company, with the price as it was then.
create table favourite (
  id uuid primary key,
  region_id text not null,
  user_id uuid not null,
  company_id uuid not null,
  target_type text not null check (target_type in ('product', 'store')),
  target_id uuid not null,
  price_at_save numeric(18, 4),
  price_currency text,
  created_at timestamptz not null,
  unique (user_id, company_id, target_type, target_id)
);
create index favourite_list on favourite (user_id, company_id, target_type, id desc);
