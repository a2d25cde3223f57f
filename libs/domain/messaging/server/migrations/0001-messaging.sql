-- One row per reader. `created_at` moves forward when a repeat is folded into an unread row.
create table notification (
  id uuid primary key,
  user_id uuid not null,
  identity text not null check (identity in ('buyer', 'seller', 'provider', 'operator')),
  company_id uuid,
  region_id text not null,
  kind text not null,
  tab text not null check (tab in ('business', 'system')),
  category text check (category in ('logistics', 'transactions', 'inquiries', 'negotiations')),
  store_id uuid,
  store_name jsonb,
  verification_time timestamptz,
  params jsonb not null,
  reply text check (char_length(reply) <= 200),
  link_front_end text not null,
  link_route text not null,
  dedupe_key text,
  count integer not null default 1,
  created_at timestamptz not null,
  read_at timestamptz,
  -- The call that marked it read: what an undo takes back.
  read_batch uuid,
  archived_at timestamptz,
  check (tab = 'business' or category is null)
);
create index notification_all on notification (user_id, identity, region_id, created_at desc, id desc)
  where archived_at is null;
create index notification_by_tab on notification (user_id, identity, region_id, tab, created_at desc, id desc)
  where archived_at is null;
create index notification_by_category on notification (user_id, identity, region_id, category, created_at desc, id desc)
  where archived_at is null and category is not null;
create index notification_unread on notification (user_id, identity, region_id, tab, category, created_at desc, id desc)
  where read_at is null and archived_at is null;
create unique index notification_dedupe on notification (user_id, identity, dedupe_key)
  where read_at is null and archived_at is null and dedupe_key is not null;
create index notification_undo on notification (read_batch) where read_batch is not null;
create index notification_to_archive on notification (created_at) where archived_at is null;
create index notification_to_purge on notification (created_at) where archived_at is not null;

create table mail_outbox (
  id uuid primary key,
  region_id text not null,
  to_address text not null,
  locale text not null,
  template text not null,
  -- Emptied once sent: codes and links do not lie about.
  params jsonb not null,
  status text not null check (status in ('pending', 'sent', 'dead')),
  attempts integer not null default 0,
  next_attempt_at timestamptz not null,
  last_error text,
  created_at timestamptz not null,
  sent_at timestamptz
);
create index mail_outbox_due on mail_outbox (next_attempt_at, id) where status = 'pending';
create index mail_outbox_done on mail_outbox (created_at) where status <> 'pending';

-- Where mail goes while no SMTP server is set.
create table mailbox_message (
  id uuid primary key,
  to_address text not null,
  subject text not null,
  template text not null,
  locale text not null,
  text_body text not null,
  html_body text not null,
  created_at timestamptz not null
);
create index mailbox_message_newest on mailbox_message (created_at desc, id desc);
create index mailbox_message_to on mailbox_message using gin (to_address gin_trgm_ops);
