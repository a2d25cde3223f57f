-- News that people of a side are told of when it is published.
alter table news_article add column announce_to text[] not null default '{}';

-- How far the telling of one article has come, side by side and region by region: each person is told once, in the order of their ids.
create table news_announcement (
  article_id uuid not null references news_article (id) on delete cascade,
  region_id text not null,
  party text not null check (party in ('buyer', 'seller', 'provider')),
  -- The last person who was told.
  told_to uuid,
  told integer not null default 0,
  created_at timestamptz not null,
  done_at timestamptz,
  primary key (article_id, region_id, party)
);
create index news_announcement_open on news_announcement (created_at, article_id) where done_at is null;
