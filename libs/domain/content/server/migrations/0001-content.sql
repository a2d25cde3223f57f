create table news_category (
  code text primary key,
  name jsonb not null,
  sort integer not null
);

create table news_article (
  id uuid primary key,
  no text not null unique,
  region_id text not null,
  status text not null check (status in ('draft', 'in_review', 'scheduled', 'published', 'offline', 'removed')),
  version integer not null,
  category_code text not null references news_category (code),
  source_locale text not null,
  title jsonb not null,
  summary jsonb not null,
  body jsonb not null,
  -- Languages in which title and body are complete.
  locales text[] not null,
  -- Titles and summaries of all languages in lower case, for the keyword.
  search_text text not null,
  cover_file_id uuid,
  source text,
  author_name text,
  -- Where it appears; `region_id` is where it is looked after.
  region_ids text[] not null,
  audiences text[] not null,
  tags text[] not null,
  publish_at timestamptz,
  published_at timestamptz,
  top_until timestamptz,
  return_reason text,
  submitted_by uuid,
  views bigint not null default 0,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  created_by uuid,
  updated_by uuid
);
create index news_article_public on news_article (published_at desc, id desc) where status = 'published';
create index news_article_public_category on news_article (category_code, published_at desc, id desc) where status = 'published';
create index news_article_due on news_article (publish_at) where status = 'scheduled';
create index news_article_updated on news_article (region_id, updated_at desc, id desc);
create index news_article_status on news_article (region_id, status, updated_at desc, id desc);
create index news_article_published on news_article (region_id, published_at desc, id desc);
create index news_article_search on news_article using gin (search_text gin_trgm_ops);

create table related_document (
  id uuid primary key,
  no text not null unique,
  region_id text not null,
  status text not null check (status in ('draft', 'published', 'offline')),
  version integer not null,
  code text not null,
  edition integer not null,
  kind text not null check (kind in ('agreement', 'rule', 'guide', 'form', 'template')),
  source_locale text not null,
  title jsonb not null,
  body jsonb not null,
  files jsonb not null,
  -- Languages in which there is a title with a text or a file.
  locales text[] not null,
  search_text text not null,
  effective_at timestamptz not null,
  must_accept boolean not null,
  audiences text[] not null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  created_by uuid,
  updated_by uuid,
  unique (region_id, code, edition)
);
-- One edition in force and one in preparation per document.
create unique index related_document_in_force on related_document (region_id, code) where status = 'published';
create unique index related_document_in_preparation on related_document (region_id, code) where status = 'draft';
create index related_document_public on related_document (region_id, effective_at desc, id desc) where status = 'published';
create index related_document_updated on related_document (region_id, updated_at desc, id desc);
create index related_document_search on related_document using gin (search_text gin_trgm_ops);

create table banner (
  id uuid primary key,
  no text not null unique,
  region_id text not null,
  status text not null check (status in ('draft', 'published', 'offline')),
  version integer not null,
  slot text not null,
  source_locale text not null,
  title jsonb not null,
  subtitle jsonb not null,
  images jsonb not null,
  locales text[] not null,
  link text,
  show_from timestamptz,
  show_until timestamptz,
  sort integer not null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  created_by uuid,
  updated_by uuid
);
create index banner_public on banner (region_id, slot, sort, id) where status = 'published';
create index banner_updated on banner (region_id, updated_at desc, id desc);

-- Numbers of the home page, counted at most once a minute.
create table portal_figures (
  region_id text primary key,
  products integer not null,
  stores integer not null,
  services integer not null,
  countries integer not null,
  counted_at timestamptz not null
);

insert into news_category (code, name, sort) values
  ('platform', '{"zh_CN":"平台动态","in_ID":"Kabar Platform","vi_VN":"Tin nền tảng","en_US":"Platform News","th_TH":"ข่าวแพลตฟอร์ม","de_DE":"Plattform","ja_JP":"プラットフォーム","ko_KR":"플랫폼 소식","es_ES":"Plataforma","fr_FR":"Plateforme","ru_RU":"Новости площадки","it_IT":"Piattaforma","ms_MY":"Berita Platform"}', 10),
  ('industry', '{"zh_CN":"行业资讯","in_ID":"Industri","vi_VN":"Tin ngành","en_US":"Industry","th_TH":"ข่าวอุตสาหกรรม","de_DE":"Branche","ja_JP":"業界ニュース","ko_KR":"업계 소식","es_ES":"Sector","fr_FR":"Filière","ru_RU":"Отрасль","it_IT":"Settore","ms_MY":"Industri"}', 20),
  ('policy', '{"zh_CN":"政策法规","in_ID":"Kebijakan","vi_VN":"Chính sách","en_US":"Policy and Regulation","th_TH":"นโยบายและกฎระเบียบ","de_DE":"Politik und Vorschriften","ja_JP":"政策・法規","ko_KR":"정책 및 규정","es_ES":"Políticas y normativa","fr_FR":"Politique et réglementation","ru_RU":"Политика и право","it_IT":"Politiche e norme","ms_MY":"Dasar dan Peraturan"}', 30),
  ('exhibition', '{"zh_CN":"展会活动","in_ID":"Pameran","vi_VN":"Triển lãm","en_US":"Exhibitions","th_TH":"งานแสดงสินค้า","de_DE":"Messen","ja_JP":"展示会","ko_KR":"전시회","es_ES":"Ferias","fr_FR":"Salons","ru_RU":"Выставки","it_IT":"Fiere","ms_MY":"Pameran"}', 40),
  ('guide', '{"zh_CN":"贸易指南","in_ID":"Panduan Dagang","vi_VN":"Cẩm nang thương mại","en_US":"Trade Guides","th_TH":"คู่มือการค้า","de_DE":"Handelsratgeber","ja_JP":"貿易ガイド","ko_KR":"무역 가이드","es_ES":"Guías de comercio","fr_FR":"Guides du commerce","ru_RU":"Руководства по торговле","it_IT":"Guide al commercio","ms_MY":"Panduan Perdagangan"}', 50);
