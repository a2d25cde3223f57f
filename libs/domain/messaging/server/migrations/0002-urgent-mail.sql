-- Codes that somebody waits for go before notices, however many of those are queued.
alter table mail_outbox add column urgent boolean not null default false;
drop index mail_outbox_due;
create index mail_outbox_due on mail_outbox (urgent desc, next_attempt_at, id) where status = 'pending';
