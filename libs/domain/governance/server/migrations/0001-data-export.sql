-- A list of a region written to a file in the background, part by part, for the operator who asked for it.
create table data_export (
  id uuid primary key,
  region_id text not null,
  status text not null check (status in ('waiting', 'running', 'ready', 'failed', 'cancelled', 'expired')),
  version integer not null default 0,
  list text not null,
  format text not null check (format in ('xlsx', 'csv')),
  filters jsonb not null,
  -- What is personal is not masked.
  "full" boolean not null,
  reason text,
  -- Whose words and whose clock the file speaks in.
  locale text not null,
  time_zone text not null,
  rows_done integer not null default 0,
  rows_total integer,
  cut boolean not null default false,
  -- Parts in the file store, and the key after which the next one goes on.
  parts integer not null default 0,
  last_key text,
  -- In a row.
  failures integer not null default 0,
  worked_at timestamptz,
  finished_at timestamptz,
  expires_at timestamptz,
  downloads integer not null default 0,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  created_by uuid not null,
  updated_by uuid
);
create index data_export_own on data_export (created_by, region_id, created_at desc, id desc);
create index data_export_open on data_export (failures, worked_at nulls first, id) where status in ('waiting', 'running');
create index data_export_to_remove on data_export (expires_at) where parts > 0 and status in ('ready', 'cancelled', 'failed');
