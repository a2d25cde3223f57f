-- News that has had its day goes offline by itself.
alter table news_article add column show_until timestamptz;
create index news_article_ends on news_article (show_until)
  where status in ('scheduled', 'published') and show_until is not null;
