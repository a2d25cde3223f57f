-- What operators changed in the texts of the front-ends. `scope` is a region or `all`. A missing `draft` beside a `published` text
-- says that the text is to be given up.
create table language_text (
  id uuid primary key,
  scope text not null,
  locale text not null,
  namespace text not null,
  key text not null,
  draft text,
  published text,
  version integer not null,
  updated_at timestamptz not null,
  updated_by uuid,
  updated_name text,
  check (draft is not null or published is not null)
);
create unique index language_text_address on language_text (scope, locale, namespace, key);
create index language_text_draft on language_text (scope, locale, namespace, key) where draft is distinct from published;

create table language_publication (
  id uuid primary key,
  scope text not null,
  no integer not null,
  note text,
  restored_no integer,
  change_count integer not null,
  locales text[] not null,
  published_at timestamptz not null,
  published_by uuid,
  published_name text
);
create unique index language_publication_no on language_publication (scope, no desc);

-- Everything a version says in a language, `namespace:key` to text.
create table language_publication_file (
  publication_id uuid not null references language_publication,
  locale text not null,
  texts jsonb not null,
  primary key (publication_id, locale)
);

create table language_publication_change (
  id uuid primary key,
  publication_id uuid not null references language_publication,
  scope text not null,
  locale text not null,
  namespace text not null,
  key text not null,
  before text,
  after text,
  by_name text
);
create index language_publication_change_of on language_publication_change (publication_id, locale, namespace, key);
create index language_publication_change_text on language_publication_change (scope, locale, namespace, key);

-- Files of a version are kept for ever by browsers, so they never change.
create function language_publication_is_final() returns trigger language plpgsql as $$
begin
  raise exception 'a published version does not change';
end $$;
create trigger language_publication_file_final before update or delete on language_publication_file
  for each row execute function language_publication_is_final();
create trigger language_publication_final before update or delete on language_publication
  for each row execute function language_publication_is_final();

create table language_import (
  id uuid primary key,
  scope text not null,
  file_name text not null,
  created_by uuid not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  applied_at timestamptz,
  row_count integer not null,
  changes jsonb not null,
  problem_count integer not null
);
create index language_import_expired on language_import (expires_at);
