-- Categories and their attributes: data, read by everybody and changed by operators.
create table category (
  id uuid primary key,
  parent_id uuid references category (id),
  level integer not null check (level between 1 and 4),
  slug text not null unique,
  name jsonb not null,
  -- From the root to the category itself.
  path uuid[] not null,
  is_leaf boolean not null,
  hs_hints text[] not null default '{}',
  image_file_id uuid,
  sort integer not null default 0,
  status text not null default 'enabled' check (status in ('enabled', 'disabled'))
);
create index category_path on category using gin (path);

create table attribute (
  code text primary key,
  type text not null check (type in ('select', 'multi', 'number', 'range', 'bool', 'text', 'composition')),
  name jsonb not null,
  unit text,
  min text,
  max text
);

create table attribute_option (
  attribute_code text not null references attribute (code) on delete cascade,
  value text not null,
  label jsonb not null,
  swatch text,
  sort integer not null,
  primary key (attribute_code, value)
);

-- Valid for the category and all below it.
create table category_attribute (
  category_id uuid not null references category (id) on delete cascade,
  attribute_code text not null references attribute (code),
  required boolean not null,
  filterable boolean not null,
  sku_axis boolean not null,
  sort integer not null,
  primary key (category_id, attribute_code)
);

create table store (
  id uuid primary key,
  no text not null unique,
  region_id text not null,
  company_id uuid not null unique,
  slug text not null unique,
  status text not null check (status in ('preparing', 'open', 'suspended', 'closed')),
  status_reason text,
  version integer not null default 0,
  source_locale text not null,
  name jsonb not null,
  intro jsonb not null default '{}',
  logo_file_id uuid,
  banner_file_ids uuid[] not null default '{}',
  main_category_ids uuid[] not null default '{}',
  languages_spoken text[] not null default '{}',
  accept_trade_types text[] not null default '{}',
  accept_incoterms text[] not null default '{}',
  accept_payments text[] not null default '{}',
  min_order_amount numeric(18, 2),
  min_order_currency text,
  price_visibility text not null default 'public' check (price_visibility in ('public', 'login')),
  closed_from date,
  closed_to date,
  -- What the mall shows of the company.
  legal_name text not null,
  company_type text,
  country text not null,
  city text,
  founded_year integer,
  employees_band text,
  verify_level integer not null default 0,
  -- Computed from the store's threads; null before there were any.
  response_rate integer,
  response_minutes integer,
  opened_at timestamptz,
  words tsvector not null default '',
  created_at timestamptz not null,
  updated_at timestamptz not null,
  created_by uuid,
  updated_by uuid
);
create unique index store_name on store (region_id, lower(name ->> source_locale)) where status <> 'closed';
create index store_open on store (region_id, verify_level desc, opened_at desc) where status = 'open';
create index store_region_created on store (region_id, id desc);
create index store_words on store using gin (words);

create table product (
  id uuid primary key,
  no text not null unique,
  region_id text not null,
  store_id uuid not null references store (id),
  company_id uuid not null,
  category_id uuid not null references category (id),
  status text not null check (status in ('draft', 'pending_review', 'rejected', 'on_sale', 'off_sale', 'banned')),
  version integer not null default 0,
  -- Of the open change, kept here so that lists need one table.
  change_status text check (change_status in ('draft', 'pending_review', 'rejected')),
  -- What the product says. After it has been on sale: the live version.
  content jsonb not null,
  -- Read off the content for the lists of sellers and operators.
  title jsonb not null,
  source_locale text not null,
  model_no text not null default '',
  cover_file_id uuid,
  price_min numeric(18, 4),
  price_max numeric(18, 4),
  price_currency text,
  sale_unit text not null,
  moq numeric(18, 3),
  sku_count integer not null default 0,
  completeness integer not null default 0,
  words tsvector not null default '',
  -- The last decision of a reviewer.
  review jsonb,
  submitted_at timestamptz,
  published_at timestamptz,
  off_sale_at timestamptz,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  created_by uuid,
  updated_by uuid
);
create index product_store_updated on product (store_id, updated_at desc, id desc);
create index product_store_status on product (store_id, status, updated_at desc, id desc);
create index product_store_model on product (store_id, model_no) where model_no <> '';
create index product_region_status on product (region_id, status, updated_at desc, id desc);
create index product_region_updated on product (region_id, updated_at desc, id desc);
create index product_queue on product (region_id, submitted_at, id)
  where status = 'pending_review' or change_status = 'pending_review';
create index product_words on product using gin (words);

-- New content for a product that has been on sale; one open change each.
create table product_change (
  id uuid primary key,
  product_id uuid not null references product (id) on delete cascade,
  region_id text not null,
  status text not null check (status in ('draft', 'pending_review', 'rejected', 'approved', 'cancelled')),
  version integer not null default 0,
  content jsonb not null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  created_by uuid,
  updated_by uuid
);
create unique index product_change_open on product_change (product_id)
  where status in ('draft', 'pending_review', 'rejected');

-- SKUs of the live version, with what changes without review.
create table product_sku (
  id uuid primary key,
  product_id uuid not null references product (id) on delete cascade,
  store_id uuid not null,
  axes_key text not null,
  axes jsonb not null,
  code text not null,
  barcode text not null default '',
  weight_g integer,
  image_file_id uuid,
  stock_qty integer check (stock_qty >= 0),
  enabled boolean not null,
  -- False when the live version no longer has it; documents may still name it.
  current boolean not null default true,
  position integer not null,
  unique (product_id, axes_key)
);
create unique index product_sku_code on product_sku (store_id, lower(code)) where code <> '' and current;

/*
 * What visitors see: one row per product that has been on sale, written from its live content. Lists, search and facets read
 * this table alone. `visible` is false while the product is off sale or its store is not open.
 */
create table product_listing (
  product_id uuid primary key references product (id) on delete cascade,
  region_id text not null,
  store_id uuid not null,
  category_id uuid not null,
  visible boolean not null,
  score integer not null,
  published_at timestamptz not null,
  title jsonb not null,
  source_locale text not null,
  cover_file_id uuid,
  -- Lowest and highest price by currency, and the lowest in US dollars at the reference rate: what prices are ordered by.
  prices jsonb not null,
  price_currency text,
  price_ref numeric(18, 4),
  sale_unit text not null,
  moq numeric(18, 3) not null,
  lead_days integer,
  sample boolean not null,
  customisable boolean not null,
  incoterms text[] not null,
  origin_country text,
  -- Snapshot of the store.
  store_name jsonb not null,
  store_slug text not null,
  store_locale text not null,
  country text not null,
  verify_level integer not null,
  founded_year integer,
  response_rate integer,
  price_visibility text not null,
  -- `region=1`, `a.gauge=12`, `incoterm=FOB` …: what facets filter by and count.
  terms text[] not null,
  -- Words of all languages, and lexemes for region and score band and for the categories.
  search tsvector not null
);
-- One index per order, for a category and for all: a page is read from its end, however many products there are.
create index listing_category_score on product_listing (region_id, category_id, score desc, product_id desc) where visible;
create index listing_category_newest on product_listing (region_id, category_id, published_at desc, product_id desc) where visible;
create index listing_category_price on product_listing (region_id, category_id, price_ref, product_id desc) where visible;
create index listing_category_moq on product_listing (region_id, category_id, moq, product_id desc) where visible;
create index listing_score on product_listing (region_id, score desc, product_id desc) where visible;
create index listing_newest on product_listing (region_id, published_at desc, product_id desc) where visible;
create index listing_price on product_listing (region_id, price_ref, product_id desc) where visible;
create index listing_moq on product_listing (region_id, moq, product_id desc) where visible;
create index listing_store on product_listing (store_id, score desc, product_id desc);
create index listing_search on product_listing using gin (search) where visible;
create index listing_terms on product_listing using gin (terms) where visible;
-- Rare options of facets are in the statistics too: the planner has to tell them from common ones.
alter table product_listing alter column terms set statistics 300;
alter table product_listing alter column search set statistics 300;

/*
 * How many visible products a category and a store have, as sums of small changes: publishing never waits for a counter row,
 * and a list knows its total without counting. A job folds the changes together.
 */
create table listing_count (
  region_id text not null,
  category_id uuid not null,
  delta integer not null
);
create index listing_count_category on listing_count (region_id, category_id) include (delta);
create table store_listing_count (
  store_id uuid not null,
  delta integer not null
);
create index store_listing_count_store on store_listing_count (store_id) include (delta);

create function count_listings() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    insert into listing_count select region_id, category_id, count(*) from fresh where visible group by 1, 2;
    insert into store_listing_count select store_id, count(*) from fresh where visible group by 1;
  elsif tg_op = 'DELETE' then
    insert into listing_count select region_id, category_id, -count(*) from stale where visible group by 1, 2;
    insert into store_listing_count select store_id, -count(*) from stale where visible group by 1;
  else
    insert into listing_count
    select region_id, category_id, sum(delta) from (
      select region_id, category_id, 1 as delta from fresh where visible
      union all select region_id, category_id, -1 from stale where visible) changes
    group by 1, 2 having sum(delta) <> 0;
    insert into store_listing_count
    select store_id, sum(delta) from (
      select store_id, 1 as delta from fresh where visible union all select store_id, -1 from stale where visible) changes
    group by 1 having sum(delta) <> 0;
  end if;
  return null;
end $$;
create trigger listing_counted_in after insert on product_listing
  referencing new table as fresh for each statement execute function count_listings();
create trigger listing_counted_out after delete on product_listing
  referencing old table as stale for each statement execute function count_listings();
create trigger listing_recounted after update on product_listing
  referencing old table as stale new table as fresh for each statement execute function count_listings();

-- How the visible products of a region spread over the bands of the score; measured by a job, read by the search.
create table listing_band (
  region_id text not null,
  band integer not null,
  products integer not null,
  primary key (region_id, band)
);

-- Words and phrases to go on from what has been typed.
create table search_suggestion (
  region_id text not null,
  folded text not null,
  display text not null,
  uses integer not null default 1,
  primary key (region_id, folded)
);
create index search_suggestion_prefix on search_suggestion (region_id, folded text_pattern_ops);
create index search_suggestion_uses on search_suggestion (region_id, uses desc);

-- US dollars per unit of a currency: good enough to order prices of different currencies, never to settle one.
create table reference_rate (
  currency text primary key,
  usd numeric(18, 8) not null check (usd > 0),
  as_of date not null
);
insert into reference_rate (currency, usd, as_of) values
  ('USD', 1, '2026-01-02'), ('CNY', 0.1429, '2026-01-02'), ('EUR', 1.1720, '2026-01-02'), ('GBP', 1.3450, '2026-01-02'),
  ('JPY', 0.00638, '2026-01-02'), ('HKD', 0.1284, '2026-01-02'), ('KRW', 0.000692, '2026-01-02'), ('SGD', 0.7770, '2026-01-02'),
  ('MYR', 0.2460, '2026-01-02'), ('THB', 0.0317, '2026-01-02'), ('IDR', 0.0000599, '2026-01-02'), ('VND', 0.0000380, '2026-01-02'),
  ('AUD', 0.6690, '2026-01-02'), ('CAD', 0.7290, '2026-01-02'), ('CHF', 1.2620, '2026-01-02'), ('RUB', 0.0125, '2026-01-02');

create table product_import (
  id uuid primary key,
  region_id text not null,
  store_id uuid not null,
  category_id uuid not null,
  file_name text not null,
  file_hash text not null,
  status text not null check (status in ('preview', 'applied', 'expired')),
  row_count integer not null,
  -- What apply will write: content per product, with the product it updates.
  products jsonb not null,
  errors jsonb not null,
  error_count integer not null,
  created integer not null default 0,
  updated integer not null default 0,
  created_at timestamptz not null,
  created_by uuid,
  applied_at timestamptz,
  expires_at timestamptz not null
);
-- The same file becomes products once.
create unique index product_import_once on product_import (store_id, category_id, file_hash) where status = 'applied';
create index product_import_expiry on product_import (expires_at) where status = 'preview';
