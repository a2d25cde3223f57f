-- The person's picture; no foreign key, since files are another domain's.
alter table user_account add column avatar_file_id uuid;
create unique index user_account_avatar on user_account (avatar_file_id) where avatar_file_id is not null;
