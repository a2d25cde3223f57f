-- Operators look for people of companies, the newest first.
create index user_account_region on user_account (region_id, id desc) where status <> 'deleted';
