-- What a provider says of itself on its page of the market.
create table provider_profile (
  company_id uuid primary key,
  region_id text not null,
  version integer not null,
  source_locale text not null,
  logo_file_id uuid,
  introduction jsonb not null,
  -- The introduction in all languages in lower case, for the keyword.
  search_text text not null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  updated_by uuid
);
create index provider_profile_search on provider_profile using gin (search_text gin_trgm_ops);
