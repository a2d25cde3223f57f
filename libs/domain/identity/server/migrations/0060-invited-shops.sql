-- Shops that whoever is invited is to work for; all of them when empty.
alter table company_invitation add column store_ids uuid[] not null default '{}';
