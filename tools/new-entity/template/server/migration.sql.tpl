create table {{entity_snake}} (
  id uuid primary key,
  no text not null unique,
  region_id text not null,
  status text not null check (status in ('draft', 'active')),
  version integer not null,
  name text not null,
  note text not null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  created_by uuid,
  updated_by uuid
);
create index {{entity_snake}}_updated on {{entity_snake}} (region_id, updated_at desc, id desc);
create index {{entity_snake}}_status on {{entity_snake}} (region_id, status, updated_at desc, id desc);
