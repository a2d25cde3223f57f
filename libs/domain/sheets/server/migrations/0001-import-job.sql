-- Spreadsheets that somebody has sent, as they were read: what they would change, and whether that was confirmed.
create table import_job (
  id uuid primary key,
  region_id text not null,
  status text not null check (status in ('preview', 'failed', 'confirmed', 'cancelled', 'expired')),
  version integer not null default 0,
  biz_type text not null,
  -- The document that the rows are for, and its version as they were read; null where they are for no one document.
  biz_id uuid,
  biz_version integer,
  -- The line of it.
  line_no integer,
  company_id uuid,
  file_id uuid not null,
  file_name text not null,
  row_count integer not null,
  added integer not null,
  changed integer not null,
  same integer not null,
  problem_count integer not null,
  -- The first of them, in the words of whoever sent it.
  problems jsonb not null,
  expires_at timestamptz not null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  created_by uuid not null,
  updated_by uuid
);
create index import_job_to_expire on import_job (expires_at) where status in ('preview', 'failed');
