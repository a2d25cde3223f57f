-- Invoices of orders that asked for one, and credit notes of those that were paid back: waited for, then as issued.
create table membership_invoice (
  id uuid primary key,
  region_id text not null,
  status text not null check (status in ('wanted', 'issued', 'dropped')),
  version integer not null,
  order_id uuid not null references membership_order (id),
  kind text not null check (kind in ('invoice', 'credit_note')),
  number text,
  issued_on date,
  currency text,
  amount_minor bigint check (amount_minor > 0),
  -- { fileId, name }
  file jsonb,
  search_text text not null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  created_by uuid,
  updated_by uuid,
  unique (order_id, kind),
  check ((status = 'issued') = (num_nulls(number, issued_on, currency, amount_minor, file) = 0))
);
create unique index membership_invoice_number on membership_invoice (region_id, kind, number) where number is not null;
create index membership_invoice_status on membership_invoice (region_id, status, created_at, id);
create index membership_invoice_file on membership_invoice ((file ->> 'fileId')) where file is not null;

-- What was fulfilled before waits since then.
insert into membership_invoice (id, region_id, status, version, order_id, kind, search_text, created_at, updated_at)
select gen_random_uuid(), region_id, 'wanted', 0, id, 'invoice', search_text, coalesce(fulfilled_at, updated_at), updated_at
from membership_order where status = 'fulfilled' and invoice_need <> 'none' and amount_minor > 0;
