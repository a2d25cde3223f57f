-- An account that its person wants to leave is in a state of its own until it is emptied or taken back.
alter table user_account drop constraint user_account_status_check;
update user_account set status = 'deletion_pending' where status = 'active' and deletion_due_at is not null;
update user_account set deletion_due_at = null where status <> 'deletion_pending';
alter table user_account
  add constraint user_account_status_check check (status in ('active', 'disabled', 'deletion_pending', 'deleted')),
  add constraint user_account_deletion_due check ((status = 'deletion_pending') = (deletion_due_at is not null));
