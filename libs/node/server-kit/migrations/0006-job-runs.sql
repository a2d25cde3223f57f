-- What became of each job: operators see it, and whoever keeps failing is not tried every second.
alter table scheduled_job
  add column every_seconds integer not null default 0,
  add column status text not null default 'active' check (status in ('active', 'paused')),
  add column version integer not null default 0,
  add column last_started_at timestamptz,
  add column last_duration_ms integer,
  add column last_result text check (last_result in ('ok', 'failed')),
  add column last_error text,
  -- One after the other, until it runs through again.
  add column failures integer not null default 0,
  add column failing_since timestamptz,
  -- Somebody wants it now, whatever its clock says and even while it is paused.
  add column run_requested_at timestamptz,
  -- By name, as the audit log has it.
  add column run_requested_by text;

-- Runs that tell something: those that failed, the first that went well again, and those somebody asked for.
create table job_run (
  id uuid primary key,
  job text not null,
  started_at timestamptz not null,
  duration_ms integer not null,
  result text not null check (result in ('ok', 'failed')),
  error text,
  requested_by text
);
create index job_run_newest on job_run (job, started_at desc, id desc);
