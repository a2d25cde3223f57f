-- A published article is changed in a working version, a row of its own that readers never see: it takes the same steps, and its words
-- take the place of the article's when it is published.
alter table news_article add column revision_of uuid references news_article (id);
alter table news_article add column working_version_id uuid;
create unique index news_article_working_version on news_article (revision_of)
  where revision_of is not null and status <> 'removed';
