-- What operators say of a region over its file; without a row everything is the file's.
create table region_profile (
  region_id text primary key,
  content jsonb not null,
  closed_at timestamptz,
  version integer not null,
  updated_at timestamptz not null,
  updated_by uuid
);
