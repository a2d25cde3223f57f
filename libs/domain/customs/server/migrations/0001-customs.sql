-- Who a company is to the Single Window, and how its forms are looked over.
create table single_window_config (
  company_id uuid primary key,
  region_id text not null,
  cop_code text not null,
  cop_name text not null,
  cop_code_scc text not null,
  ic_card_no text not null,
  review_required boolean not null,
  enabled boolean not null,
  version integer not null default 0,
  last_test_at timestamptz,
  last_test_ok boolean,
  last_test_message text,
  updated_at timestamptz not null,
  updated_by uuid
);

-- A broker that may write and send forms for a company, until a day or until the company ends it.
create table customs_delegation (
  id uuid primary key,
  region_id text not null,
  company_id uuid not null,
  broker_company_id uuid not null,
  valid_to date not null,
  ended_at timestamptz,
  created_at timestamptz not null,
  created_by uuid,
  check (company_id <> broker_company_id)
);
create unique index customs_delegation_once on customs_delegation (company_id, broker_company_id) where ended_at is null;
create index customs_delegation_broker on customs_delegation (broker_company_id, company_id) where ended_at is null;

create table declaration_form (
  id uuid primary key,
  no text not null unique,
  region_id text not null,
  company_id uuid not null,
  broker_company_id uuid,
  channel text not null check (channel in ('online', 'offline')),
  status text not null check (status in ('draft', 'pending_review', 'review_rejected', 'reviewed', 'pushing', 'push_failed', 'sw_staged',
    'declaring', 'declare_failed', 'customs_accepted', 'manual_handling', 'audited', 'tax_pending', 'inspection', 'returned', 'released',
    'cleared', 'deleted', 'cancelled')),
  version integer not null,
  -- Begins anew when customs returned the form; what was declared before is in declaration_revision.
  revision integer not null default 1,
  -- Sendings so far; receipts belong to one of them.
  attempt integer not null default 0,
  -- Where an offline declaration stood when it was recorded.
  start_status text,
  content jsonb not null,
  issues jsonb not null,
  totals jsonb not null,
  -- Taken from `content` whenever that is written: what lists filter, sort and show.
  ie_flag text not null check (ie_flag in ('E', 'I')),
  trade_name text not null,
  contract_no text not null,
  bill_no text not null,
  trade_mode text not null,
  container_nos text[] not null,
  search_text text not null,
  entry_id text not null default '',
  cus_ciq_no text not null default '',
  declare_date date,
  release_date date,
  clear_date date,
  paper_docs_required boolean not null default false,
  guaranteed boolean not null default false,
  file_ids uuid[] not null default '{}',
  submitted_by uuid,
  review_remark text,
  failure text,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  created_by uuid,
  updated_by uuid
);
create index declaration_form_company on declaration_form (company_id, updated_at desc, id desc);
create index declaration_form_company_status on declaration_form (company_id, status, updated_at desc, id desc);
create index declaration_form_broker on declaration_form (broker_company_id, updated_at desc, id desc) where broker_company_id is not null;
create index declaration_form_broker_status on declaration_form (broker_company_id, status, updated_at desc, id desc)
  where broker_company_id is not null;
create index declaration_form_region on declaration_form (region_id, updated_at desc, id desc) where status <> 'draft';
create index declaration_form_region_status on declaration_form (region_id, status, updated_at desc, id desc) where status <> 'draft';
create index declaration_form_company_day on declaration_form (company_id, declare_date desc, id desc);
create index declaration_form_region_day on declaration_form (region_id, declare_date desc, id desc) where status <> 'draft';
create index declaration_form_entry on declaration_form (entry_id) where entry_id <> '';
create index declaration_form_unified on declaration_form (cus_ciq_no) where cus_ciq_no <> '';
create index declaration_form_containers on declaration_form using gin (container_nos);
create index declaration_form_search on declaration_form using gin (search_text gin_trgm_ops);

-- What was declared before customs returned it.
create table declaration_revision (
  form_id uuid not null references declaration_form (id),
  revision integer not null,
  content jsonb not null,
  entry_id text not null,
  created_at timestamptz not null,
  primary key (form_id, revision)
);

-- What goes out: written with the status, sent by a job, never sent twice under one number.
create table declaration_push (
  id uuid primary key,
  region_id text not null,
  form_id uuid not null references declaration_form (id),
  attempt integer not null,
  client_seq_no text not null unique,
  operation text not null check (operation in ('stage', 'declare')),
  message text not null,
  hash text not null,
  state text not null check (state in ('waiting', 'sending', 'sent', 'failed')),
  tries integer not null default 0,
  next_at timestamptz not null,
  created_at timestamptz not null,
  sent_at timestamptz,
  error text,
  unique (form_id, attempt)
);
create index declaration_push_due on declaration_push (next_at) where state in ('waiting', 'sending');

create table declaration_receipt (
  id uuid primary key,
  -- Of the form; empty while none is known for it.
  region_id text,
  form_id uuid references declaration_form (id),
  attempt integer not null,
  source text not null check (source in ('gateway', 'manual')),
  channel text not null,
  notice_date timestamptz not null,
  note text not null,
  client_seq_no text not null,
  cus_ciq_no text not null,
  entry_id text not null,
  custom_master text not null,
  dedup_key text not null unique,
  received_at timestamptz not null,
  recorded_by uuid,
  recorder_name text,
  reason text,
  file_ids uuid[] not null default '{}',
  raw text,
  problem text check (problem in ('unknown_form', 'unknown_code', 'unreadable')),
  handled_at timestamptz,
  handled_by uuid
);
create index declaration_receipt_form on declaration_receipt (form_id, notice_date, id);
create index declaration_receipt_queue on declaration_receipt (received_at desc, id desc) where problem is not null and handled_at is null;
create index declaration_receipt_handled on declaration_receipt (received_at desc, id desc) where problem is not null and handled_at is not null;

create table declaration_amendment (
  id uuid primary key,
  region_id text not null,
  form_id uuid not null references declaration_form (id),
  kind text not null check (kind in ('modify', 'withdraw')),
  reason text not null check (reason in ('shut_out', 'short_or_over', 'vessel_change', 'price_final', 'system_error', 'tax_required')),
  explanation text not null,
  changes jsonb not null,
  status text not null check (status in ('open', 'submitted', 'approved', 'rejected')),
  version integer not null,
  remark text,
  decided_at timestamptz,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  created_by uuid,
  created_name text,
  updated_by uuid
);
-- One question to customs at a time.
create unique index declaration_amendment_open on declaration_amendment (form_id) where status in ('open', 'submitted');
create index declaration_amendment_form on declaration_amendment (form_id, created_at);

-- The simulator's own side: what it has taken in. Nothing of it reaches customs.
create table customs_simulator (
  client_seq_no text primary key,
  script text not null,
  operation text not null,
  custom_master text not null,
  ie_flag text not null,
  note text not null,
  taken_at timestamptz not null,
  told integer not null default 0,
  is_done boolean not null default false
);
create index customs_simulator_open on customs_simulator (taken_at) where not is_done;
