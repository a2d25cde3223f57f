-- Shops besides the first one (`store_id`), which keeps its place.
alter table company add column more_store_ids uuid[] not null default '{}';
-- Shops that the person works for; all of them when empty.
alter table company_member add column store_ids uuid[] not null default '{}';
-- The shop that is worked for now; the first one that the person may work for when null.
alter table user_session add column store_id uuid;
