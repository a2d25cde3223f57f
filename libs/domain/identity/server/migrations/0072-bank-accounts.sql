-- Accounts that others pay a company to. The number is sealed with the deployment's key and bound to its row; `number_hash`, keyed as
-- well, tells that two are the same without telling which.
create table bank_account (
  id uuid primary key,
  no text not null unique,
  region_id text not null,
  status text not null check (status in ('draft', 'pending_check', 'change_pending', 'verified', 'replaced', 'blocked', 'withdrawn')),
  version integer not null default 0,
  company_id uuid not null references company (id),
  holder_name text not null,
  bank_name text not null,
  swift text not null,
  country text not null,
  currency text not null,
  sealed_no bytea not null,
  number_hash bytea not null,
  last4 text not null,
  file_ids uuid[] not null default '{}',
  reason text not null,
  check_method text,
  checked_by uuid,
  checked_at timestamptz,
  decision_reason text,
  effective_at timestamptz check (effective_at is not null or status not in ('change_pending', 'verified', 'replaced')),
  created_at timestamptz not null,
  updated_at timestamptz not null,
  created_by uuid,
  updated_by uuid
);
-- One that is paid to, and one that is under way, in each currency.
create unique index bank_account_in_force on bank_account (company_id, currency) where status = 'verified';
create unique index bank_account_under_way on bank_account (company_id, currency)
  where status in ('draft', 'pending_check', 'change_pending');
create index bank_account_company on bank_account (company_id, id desc);
create index bank_account_region on bank_account (region_id, status, id desc);
create index bank_account_due on bank_account (effective_at) where status = 'change_pending';
create index bank_account_number on bank_account (number_hash);
create index bank_account_with_file on bank_account using gin (file_ids) where file_ids <> '{}';
