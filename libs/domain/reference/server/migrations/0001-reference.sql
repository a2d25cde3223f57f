create extension if not exists pg_trgm;

-- Lists of codes and of choices. `extensible`: operators add items; `searched`: too long to be sent as a whole;
-- `version` rises with every change, so that a front-end knows whether its copy still holds.
create table reference_list (
  code text primary key check (code ~ '^[a-z_]{3,64}$'),
  name jsonb not null default '{}',
  extensible boolean not null,
  searched boolean not null default false,
  system boolean not null,
  version bigint not null default 1,
  updated_at timestamptz not null
);

-- A code in one period of validity; a code that changes gets a new row from a day on.
create table reference_item (
  id uuid primary key,
  list_code text not null references reference_list (code),
  value text not null,
  parent text,
  label jsonb not null,
  color text,
  sort integer not null default 0,
  status text not null check (status in ('enabled', 'disabled')),
  valid_from date,
  valid_to date,
  extra jsonb not null default '{}',
  version integer not null default 0,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  created_by uuid,
  updated_by uuid,
  search_text text generated always as (
    lower(
      value || ' ' || jsonb_path_query_array(label, '$.*')::text || ' ' || coalesce(extra ->> 'alpha3', '') || ' '
        || coalesce(extra ->> 'group', '') || ' ' || coalesce(extra ->> 'customs', '')
    )
  ) stored,
  check (valid_to is null or valid_from is null or valid_to >= valid_from)
);
create unique index reference_item_once on reference_item (list_code, value, coalesce(valid_from, '-infinity'::date));
create index reference_item_value on reference_item (list_code, value text_pattern_ops);
create index reference_item_tree on reference_item (list_code, parent, value);
create index reference_item_search on reference_item using gin (search_text gin_trgm_ops);

-- What a region calls or orders otherwise, or does not use.
create table reference_override (
  item_id uuid not null references reference_item (id) on delete cascade,
  region_id text not null,
  label jsonb not null default '{}',
  color text,
  sort integer,
  status text check (status in ('enabled', 'disabled')),
  version integer not null default 0,
  updated_at timestamptz not null,
  updated_by uuid,
  primary key (item_id, region_id)
);

create table exchange_rate (
  id uuid primary key,
  base text not null check (base ~ '^[A-Z]{3}$'),
  quote text not null check (quote ~ '^[A-Z]{3}$'),
  rate numeric(18, 8) not null check (rate > 0),
  source text not null check (source in ('central_parity', 'customs_monthly', 'bank', 'manual')),
  as_of date not null,
  status text not null check (status in ('pending', 'approved', 'rejected')),
  version integer not null default 0,
  note text,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  created_by uuid,
  created_name text,
  reviewed_by uuid,
  reviewed_name text,
  check (base <> quote)
);
create unique index exchange_rate_once on exchange_rate (base, quote, source, as_of) where status <> 'rejected';
create index exchange_rate_list on exchange_rate (as_of desc, id desc);
create index exchange_rate_status on exchange_rate (status, as_of desc, id desc);
create index exchange_rate_pair on exchange_rate (base, quote, as_of desc) where status = 'approved';

-- What a file would change, until it is applied or forgotten.
create table reference_import (
  id uuid primary key,
  target text not null,
  file_name text not null,
  created_by uuid not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  applied_at timestamptz,
  changes jsonb not null,
  problem_count integer not null
);
create index reference_import_expired on reference_import (expires_at);
