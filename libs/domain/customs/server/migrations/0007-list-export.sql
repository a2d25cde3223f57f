-- A list of forms written to a workbook in the background, part by part, for the person who asked for it.
create table declaration_list_export (
  id uuid primary key,
  region_id text not null,
  -- In whose eyes the list is read: of a company, or of a broker.
  side text not null check (side in ('seller', 'provider')),
  company_id uuid not null,
  created_by uuid not null,
  status text not null check (status in ('waiting', 'running', 'ready', 'failed', 'cancelled', 'expired')),
  filters jsonb not null,
  locale text not null,
  rows_done integer not null default 0,
  rows_total integer not null,
  -- Parts in the file store, and the form after which the next one goes on.
  parts integer not null default 0,
  last_id uuid,
  -- In a row.
  failures integer not null default 0,
  worked_at timestamptz,
  expires_at timestamptz,
  downloads integer not null default 0,
  created_at timestamptz not null
);
create index declaration_list_export_own on declaration_list_export (created_by, company_id, id desc);
create index declaration_list_export_open on declaration_list_export (failures, worked_at nulls first, id)
  where status in ('waiting', 'running');
create index declaration_list_export_to_remove on declaration_list_export (expires_at)
  where parts > 0 and status in ('ready', 'cancelled', 'failed');
-- An export reads along these.
create index declaration_form_company_age on declaration_form (company_id, id desc);
create index declaration_form_broker_age on declaration_form (broker_company_id, id desc) where broker_company_id is not null;
