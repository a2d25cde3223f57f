-- How a translation stands to the source text that it was made for.
create table translation_state (
  entity_type text not null,
  entity_id uuid not null,
  field text not null,
  locale text not null,
  state text not null check (state in ('edited', 'approved', 'stale')),
  source_hash text not null,
  reviewer_id uuid,
  updated_at timestamptz not null,
  primary key (entity_type, entity_id, field, locale)
);

-- Languages whose translation is older than its source; `locales` leaves them out.
alter table news_article add column stale_locales text[] not null default '{}';
alter table related_document add column stale_locales text[] not null default '{}';
alter table banner add column stale_locales text[] not null default '{}';
create index news_article_stale on news_article (region_id, updated_at desc, id desc) where stale_locales <> '{}';
create index related_document_stale on related_document (region_id, updated_at desc, id desc) where stale_locales <> '{}';
create index banner_stale on banner (region_id, updated_at desc, id desc) where stale_locales <> '{}';

-- What stood in public once; never changed.
create table content_version (
  id uuid primary key,
  region_id text not null,
  entity_type text not null,
  -- The id of an article or banner; the code of a document, whose editions are one series.
  series text not null,
  no integer not null,
  content jsonb not null,
  -- How its translations stood.
  marks jsonb not null,
  published_at timestamptz not null,
  published_by uuid,
  published_name text,
  unique (region_id, entity_type, series, no)
);

insert into content_version (id, region_id, entity_type, series, no, content, marks, published_at)
select gen_random_uuid(), region_id, 'newsArticle', id::text, 1, jsonb_build_object(
    'categoryCode', category_code, 'sourceLocale', source_locale, 'title', title, 'summary', summary, 'body', body,
    'coverFileId', cover_file_id, 'source', source, 'authorName', author_name, 'regionIds', to_jsonb(region_ids),
    'audiences', to_jsonb(audiences), 'tags', to_jsonb(tags)), '[]', coalesce(published_at, updated_at)
  from news_article where status = 'published';
insert into content_version (id, region_id, entity_type, series, no, content, marks, published_at)
select gen_random_uuid(), region_id, 'relatedDocument', code, edition, jsonb_build_object(
    'code', code, 'kind', kind, 'sourceLocale', source_locale, 'title', title, 'body', body, 'files', files,
    'mustAccept', must_accept, 'audiences', to_jsonb(audiences)), '[]', updated_at
  from related_document where status <> 'draft';
insert into content_version (id, region_id, entity_type, series, no, content, marks, published_at)
select gen_random_uuid(), region_id, 'banner', id::text, 1, jsonb_build_object(
    'slot', slot, 'sourceLocale', source_locale, 'title', title, 'subtitle', subtitle, 'images', images,
    'link', link, 'sort', sort), '[]', updated_at
  from banner where status = 'published';

-- Documents and banners wait for their time and end by themselves, as news does.
alter table related_document add column show_from timestamptz;
alter table related_document add column show_until timestamptz;
alter table related_document drop constraint related_document_status_check;
alter table related_document add constraint related_document_status_check
  check (status in ('draft', 'scheduled', 'published', 'offline'));
alter table banner drop constraint banner_status_check;
alter table banner add constraint banner_status_check check (status in ('draft', 'scheduled', 'published', 'offline'));
drop index related_document_in_preparation;
create unique index related_document_in_preparation on related_document (region_id, code)
  where status in ('draft', 'scheduled');
create index related_document_due on related_document (show_from) where status = 'scheduled';
create index related_document_ends on related_document (show_until)
  where status in ('scheduled', 'published') and show_until is not null;
create index banner_due on banner (show_from) where status = 'scheduled';
create index banner_ends on banner (show_until) where status in ('scheduled', 'published') and show_until is not null;
