-- Words that were typed with a mistake are looked up by their likeness.
create extension if not exists pg_trgm;

-- The words that lists are searched by: how each is kept in the index, and in Latin letters about how it sounds.
create table search_word (
  word text primary key,
  stem text not null,
  sound text not null,
  uses integer not null default 1
);
create index search_word_stem on search_word (stem);
create index search_word_sound on search_word using gin (sound gin_trgm_ops);

-- Search documents that have to be written anew, because of how texts are cut, or since the name of the store has changed.
alter table product_listing add column search_stale boolean not null default true;
alter table product_listing alter column search_stale set default false;
create index listing_stale on product_listing (product_id) where search_stale;
alter table product add column words_stale boolean not null default true;
alter table product alter column words_stale set default false;
create index product_stale on product (id) where words_stale;
alter table store add column words_stale boolean not null default true;
alter table store alter column words_stale set default false;
