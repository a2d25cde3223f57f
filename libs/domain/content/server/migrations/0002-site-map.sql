-- Articles in the order of their ids: what search engines are told.
create index news_article_site_map on news_article (id) where status = 'published';
