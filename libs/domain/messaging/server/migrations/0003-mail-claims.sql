-- A worker claims a message for a while instead of holding its lock while it is sent; operators see the queue and act on it.
alter table mail_outbox
  add column claimed_until timestamptz,
  add column version integer not null default 0,
  add column updated_at timestamptz,
  add column updated_by uuid,
  drop constraint mail_outbox_status_check,
  add constraint mail_outbox_status_check check (status in ('pending', 'sending', 'sent', 'dead', 'cancelled'));
create index mail_outbox_claimed on mail_outbox (claimed_until) where status = 'sending';
create index mail_outbox_newest on mail_outbox (region_id, created_at desc, id desc);
create index mail_outbox_by_status on mail_outbox (region_id, status, created_at desc, id desc);
create index mail_outbox_by_address on mail_outbox (region_id, lower(to_address));
drop index mail_outbox_done;
create index mail_outbox_done on mail_outbox (created_at) where status in ('sent', 'dead', 'cancelled');
