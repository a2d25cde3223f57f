create extension if not exists pg_trgm;

create table document_counter (
  prefix text not null,
  region_id text not null,
  day text not null,
  value integer not null,
  primary key (prefix, region_id, day)
);

-- The answer of every change, kept so that a repeated call gets the first answer.
create table idempotency_record (
  actor_key text not null,
  key text not null,
  request_hash text not null,
  answer text,
  created_at timestamptz not null,
  primary key (actor_key, key)
);
create index idempotency_record_created_at on idempotency_record (created_at);

-- One timeline for every business document.
create table document_event (
  id uuid primary key,
  document_type text not null,
  document_id uuid not null,
  at timestamptz not null,
  actor_user_id uuid,
  actor_side text not null,
  actor_name text,
  action text not null,
  from_status text,
  to_status text,
  note text,
  payload jsonb,
  visible_to text[]
);
create index document_event_document on document_event (document_id, id);

create table audit_log (
  seq bigserial primary key,
  at timestamptz not null,
  actor_user_id uuid,
  actor_kind text not null,
  actor_name text,
  request_source integer not null,
  request_id text not null,
  action text not null,
  entity_type text not null,
  entity_id text not null,
  company_id uuid,
  region_id text not null,
  before jsonb,
  after jsonb,
  reason text
);
create index audit_log_entity on audit_log (entity_type, entity_id, seq);
create index audit_log_region on audit_log (region_id, seq);

-- Audit rows are written once: no statement of the product changes or removes them.
create function audit_log_is_append_only() returns trigger language plpgsql as $$
begin
  raise exception 'audit_log is append-only';
end $$;
create trigger audit_log_append_only before update or delete on audit_log
  for each row execute function audit_log_is_append_only();

create table file_asset (
  id uuid primary key,
  region_id text not null,
  owner_user_id uuid,
  owner_company_id uuid,
  kind text not null check (kind in ('image', 'document')),
  visibility text not null check (visibility in ('public', 'private')),
  file_name text not null,
  mime text not null,
  size bigint not null,
  sha256 text not null,
  width integer,
  height integer,
  storage_key text not null,
  created_at timestamptz not null
);
create index file_asset_owner on file_asset (owner_company_id, created_at);

-- Companies that take part in a document may read its files.
create table file_grant (
  file_id uuid not null references file_asset (id) on delete cascade,
  company_id uuid not null,
  primary key (file_id, company_id)
);

create table scheduled_job (
  name text primary key,
  next_run_at timestamptz not null
);
