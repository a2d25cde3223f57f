-- What a company is found by is kept, not put together anew for each row that might fit.
alter table company add column search_text text not null
  generated always as (lower(legal_name || E'\n' || no || E'\n' || coalesce(reg_no, ''))) stored;
drop index company_words;
create index company_words on company using gin (search_text gin_trgm_ops);
