create extension if not exists pg_trgm;

-- An inquiry is addressed to 1..20 stores; each gets a thread of its own. While it is a draft it is the buyer's basket of lines.
create table inquiry (
  id uuid primary key,
  -- Taken when the inquiry is sent: numbers have no gaps, drafts are thrown away.
  no text unique,
  region_id text not null,
  status text not null check (status in ('draft', 'open', 'quoting_closed', 'partly_awarded', 'awarded', 'expired', 'cancelled')),
  version int not null default 0,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  created_by uuid,
  updated_by uuid,
  buyer_company_id uuid not null,
  buyer_user_id uuid not null,
  buyer_name text,
  buyer_time_zone text not null default 'UTC',
  origin text not null default 'form',
  title text,
  requirement text,
  requirement_locale text,
  trade_type text not null default 'foreign' check (trade_type in ('foreign', 'domestic')),
  dest_country text,
  dest_port text,
  incoterm_wish text,
  payment_wish text[] not null default '{}',
  currency_wish text,
  needed_by date,
  quote_days int not null default 7 check (quote_days between 1 and 30),
  quote_deadline timestamptz,
  sample_wanted boolean not null default false,
  inspection_wanted text[] not null default '{}',
  visibility text not null default 'company' check (visibility in ('company', 'anonymous')),
  files jsonb not null default '[]',
  revision int not null default 1,
  extensions int not null default 0,
  completeness int not null default 0,
  -- The last line number given, also to lines that were removed since.
  line_seq int not null default 0,
  item_count int not null default 0,
  first_item_name text,
  image_file_id uuid,
  close_reason text,
  close_note text,
  submitted_at timestamptz,
  search_text text not null default '',
  check (status = 'draft' or (no is not null and submitted_at is not null and quote_deadline is not null and title is not null))
);
create unique index inquiry_one_draft on inquiry (region_id, buyer_company_id, buyer_user_id) where status = 'draft';
create index inquiry_of_buyer on inquiry (buyer_company_id, region_id, submitted_at desc, id desc) where status <> 'draft';
create index inquiry_of_buyer_by_status on inquiry (buyer_company_id, region_id, status, submitted_at desc, id desc)
  include (buyer_user_id);
create index inquiry_of_buyer_by_deadline on inquiry (buyer_company_id, region_id, quote_deadline, id) where status <> 'draft';
create index inquiry_of_region on inquiry (region_id, submitted_at desc, id desc) where status <> 'draft';
create index inquiry_of_region_by_status on inquiry (region_id, status, submitted_at desc, id desc);
create index inquiry_of_region_by_deadline on inquiry (region_id, quote_deadline, id) where status <> 'draft';
create index inquiry_due on inquiry (quote_deadline) where status in ('open', 'quoting_closed', 'partly_awarded');
create index inquiry_search on inquiry using gin (search_text gin_trgm_ops) where status <> 'draft';

create table inquiry_item (
  id uuid primary key,
  inquiry_id uuid not null references inquiry (id) on delete cascade,
  line_no int not null,
  product_id uuid,
  sku_id uuid,
  -- The product as it was when the inquiry was sent.
  product jsonb,
  name text,
  specs jsonb not null default '[]',
  -- As written: '300' stays '300'.
  quantities numeric[] not null check (cardinality(quantities) between 1 and 5),
  unit text not null,
  target_price numeric check (target_price > 0),
  target_currency text,
  customisation text,
  hs_code text,
  files jsonb not null default '[]',
  -- Set when an amendment dropped the line: quotations sent before still refer to it.
  removed_at timestamptz,
  check (product_id is not null or name is not null),
  check (target_price is null or target_currency is not null)
);
create index inquiry_item_of on inquiry_item (inquiry_id, line_no);

create table inquiry_thread (
  id uuid primary key,
  region_id text not null,
  status text not null check (status in
    ('new', 'viewed', 'in_negotiation', 'waiting_buyer', 'quoted', 'won', 'lost', 'declined', 'closed', 'unanswered')),
  version int not null default 0,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  created_by uuid,
  updated_by uuid,
  inquiry_id uuid not null references inquiry (id),
  store_id uuid not null,
  store_name jsonb not null,
  seller_company_id uuid not null,
  buyer_company_id uuid not null,
  buyer_user_id uuid not null,
  quote_deadline timestamptz not null,
  assigned_to uuid,
  assigned_name text,
  first_viewed_at timestamptz,
  first_reply_at timestamptz,
  due_at timestamptz,
  decline_reason text,
  close_reason text,
  end_note text,
  quotation_no text,
  last_version_no int not null default 0,
  latest_quotation_id uuid,
  last_seq int not null default 0,
  last_message_at timestamptz,
  last_message_side text,
  last_message_excerpt text,
  -- Moves with every message and change of state; lists are sorted by it.
  active_at timestamptz not null,
  search_text text not null default '',
  unique (inquiry_id, store_id)
);
create index thread_of_seller on inquiry_thread (seller_company_id, region_id, active_at desc, id desc) include (store_id);
create index thread_of_seller_by_status on inquiry_thread (seller_company_id, region_id, status, active_at desc, id desc) include (store_id);
create index thread_of_seller_newest on inquiry_thread (seller_company_id, region_id, created_at desc, id desc) include (store_id);
create index thread_of_seller_by_deadline on inquiry_thread (seller_company_id, region_id, quote_deadline, id) include (store_id);
create index thread_of_buyer on inquiry_thread (buyer_company_id, region_id, active_at desc, id desc);
create index thread_of_buyer_by_status on inquiry_thread (buyer_company_id, region_id, status, active_at desc, id desc);
create index thread_of_buyer_newest on inquiry_thread (buyer_company_id, region_id, created_at desc, id desc);
create index thread_of_buyer_by_deadline on inquiry_thread (buyer_company_id, region_id, quote_deadline, id);
create index thread_of_region on inquiry_thread (region_id, active_at desc, id desc);
create index thread_of_region_by_status on inquiry_thread (region_id, status, active_at desc, id desc);
create index thread_of_region_newest on inquiry_thread (region_id, created_at desc, id desc);
create index thread_of_region_by_deadline on inquiry_thread (region_id, quote_deadline, id);
create index thread_unanswered on inquiry_thread (created_at) where status = 'new';
create index thread_search on inquiry_thread using gin (search_text gin_trgm_ops);

create table thread_message (
  id uuid primary key,
  thread_id uuid not null references inquiry_thread (id),
  seq int not null,
  kind text not null check (kind in ('text', 'file', 'offer', 'counter', 'quotation', 'system')),
  -- The side whose act the message tells of; `system` for timers.
  side text not null check (side in ('buyer', 'seller', 'operator', 'system')),
  sender_id uuid,
  sender_name text,
  body text check (char_length(body) <= 5000),
  body_locale text,
  event text,
  files jsonb not null default '[]',
  anchor jsonb,
  offer jsonb,
  quotation_id uuid,
  reply_to uuid,
  client_msg_id text,
  created_at timestamptz not null,
  unique (thread_id, seq)
);
create unique index thread_message_once on thread_message (thread_id, sender_id, client_msg_id) where client_msg_id is not null;

create table thread_participant (
  thread_id uuid not null references inquiry_thread (id),
  user_id uuid not null,
  side text not null check (side in ('buyer', 'seller')),
  last_read_seq int not null default 0,
  joined_at timestamptz not null,
  primary key (thread_id, user_id)
);

create table quotation (
  id uuid primary key,
  no text not null,
  version_no int not null check (version_no >= 1),
  region_id text not null,
  status text not null check (status in
    ('draft', 'sent', 'viewed', 'countered', 'accepted', 'rejected', 'superseded', 'expired', 'withdrawn')),
  version int not null default 0,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  created_by uuid,
  updated_by uuid,
  thread_id uuid not null references inquiry_thread (id),
  inquiry_id uuid not null references inquiry (id),
  inquiry_revision int not null,
  store_id uuid not null,
  seller_company_id uuid not null,
  buyer_company_id uuid not null,
  trade_type text not null,
  currency text not null,
  incoterm text,
  incoterm_year int not null,
  named_place text,
  tax_percent numeric not null default 0,
  payment_plan jsonb not null default '[]',
  lead_days int,
  lead_from text not null,
  partial_shipment boolean not null default false,
  transhipment boolean not null default false,
  packing_note text,
  quality_terms jsonb not null default '{}',
  warranty_days int not null default 0,
  note text,
  valid_until_date date,
  valid_until timestamptz,
  due_tz text not null,
  -- In the currency's own number of decimals.
  subtotal numeric not null default 0,
  charges_total numeric not null default 0,
  tax_total numeric not null default 0,
  total numeric not null default 0,
  item_count int not null default 0,
  first_item_name text,
  content_hash text,
  supersedes uuid,
  counter jsonb,
  answers_counter jsonb,
  end_reason text,
  end_note text,
  sent_at timestamptz,
  first_viewed_at timestamptz,
  -- How many reminders of the end of validity went out (48 hours, 4 hours).
  reminders int not null default 0,
  order_id uuid,
  search_text text not null default '',
  unique (no, version_no),
  check (status = 'draft' or (sent_at is not null and content_hash is not null and valid_until is not null
    and lead_days is not null and total >= 0))
);
-- A thread has one draft, one version that can be accepted, and one that was.
create unique index quotation_one_draft on quotation (thread_id) where status = 'draft';
create unique index quotation_one_live on quotation (thread_id) where status in ('sent', 'viewed', 'countered');
create unique index quotation_one_accepted on quotation (thread_id) where status = 'accepted';
create index quotation_of_thread on quotation (thread_id, version_no desc);
create index quotation_of_inquiry on quotation (inquiry_id);
create index quotation_of_buyer on quotation (buyer_company_id, region_id, sent_at desc, id desc) where status <> 'draft';
create index quotation_of_buyer_by_status on quotation (buyer_company_id, region_id, status, sent_at desc, id desc);
create index quotation_of_buyer_by_validity on quotation (buyer_company_id, region_id, valid_until, id) where status <> 'draft';
create index quotation_of_seller on quotation (seller_company_id, region_id, created_at desc, id desc) include (store_id);
create index quotation_of_seller_by_status on quotation (seller_company_id, region_id, status, created_at desc, id desc) include (store_id);
create index quotation_of_seller_by_validity on quotation (seller_company_id, region_id, valid_until, id) include (store_id);
create index quotation_of_region on quotation (region_id, sent_at desc, id desc) where status <> 'draft';
create index quotation_of_region_by_status on quotation (region_id, status, sent_at desc, id desc);
create index quotation_of_region_by_validity on quotation (region_id, valid_until, id) where status <> 'draft';
create index quotation_due on quotation (valid_until) where status in ('sent', 'viewed', 'countered');
create index quotation_search on quotation using gin (search_text gin_trgm_ops);

create table quotation_item (
  id uuid primary key,
  quotation_id uuid not null references quotation (id) on delete cascade,
  line_no int not null,
  inquiry_item_id uuid references inquiry_item (id),
  kind text not null check (kind in ('requested', 'replacement', 'alternative', 'not_available')),
  product_id uuid,
  sku_id uuid,
  image_file_id uuid,
  name text not null,
  specs jsonb not null default '[]',
  qty numeric not null check (qty > 0),
  unit text not null,
  unit_price numeric check (unit_price > 0),
  amount numeric,
  price_breaks jsonb not null default '[]',
  moq numeric,
  order_multiple numeric,
  lead_days int,
  hs_code text,
  origin_country text,
  packing text,
  note text,
  unique (quotation_id, line_no)
);

create table quotation_charge (
  quotation_id uuid not null references quotation (id) on delete cascade,
  line_no int not null,
  kind text not null,
  label text,
  amount numeric not null check (amount >= 0),
  included boolean not null,
  primary key (quotation_id, line_no)
);

-- What was sent never changes: a statement that tries to is a fault of the program and stops it.
create function quotation_content_is_final() returns trigger language plpgsql as $$
begin
  if old.status <> 'draft' and (old.content_hash, old.currency, old.incoterm, old.named_place, old.tax_percent, old.payment_plan,
      old.lead_days, old.lead_from, old.partial_shipment, old.transhipment, old.packing_note, old.quality_terms, old.warranty_days,
      old.note, old.valid_until, old.subtotal, old.charges_total, old.tax_total, old.total)
    is distinct from (new.content_hash, new.currency, new.incoterm, new.named_place, new.tax_percent, new.payment_plan,
      new.lead_days, new.lead_from, new.partial_shipment, new.transhipment, new.packing_note, new.quality_terms, new.warranty_days,
      new.note, new.valid_until, new.subtotal, new.charges_total, new.tax_total, new.total)
  then
    raise exception 'quotation % was sent and cannot change', old.id;
  end if;
  return new;
end $$;
create trigger quotation_final before update on quotation for each row execute function quotation_content_is_final();

create function quotation_lines_are_final() returns trigger language plpgsql as $$
declare
  parent uuid := case when tg_op = 'DELETE' then old.quotation_id else new.quotation_id end;
begin
  if exists (select 1 from quotation where id = parent and status <> 'draft') then
    raise exception 'quotation % was sent and its lines cannot change', parent;
  end if;
  return case when tg_op = 'DELETE' then old else new end;
end $$;
create trigger quotation_item_final before insert or update or delete on quotation_item
  for each row execute function quotation_lines_are_final();
create trigger quotation_charge_final before insert or update or delete on quotation_charge
  for each row execute function quotation_lines_are_final();
