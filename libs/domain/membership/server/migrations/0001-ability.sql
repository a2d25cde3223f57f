-- How an ability is sold in a region; one without a row comes with every membership.
create table ability_offer (
  region_id text not null,
  ability text not null,
  sale text not null check (sale in ('free', 'package', 'plan', 'account')),
  primary key (region_id, ability)
);

create table ability_grant (
  id uuid primary key,
  region_id text not null,
  company_id uuid not null,
  ability text not null,
  -- Null: not counted.
  quota integer check (quota >= 0),
  used integer not null default 0 check (used >= 0 and (quota is null or used <= quota)),
  valid_from timestamptz not null,
  valid_to timestamptz,
  created_at timestamptz not null
);
create index ability_grant_company on ability_grant (company_id, ability, valid_to);
