-- Deadlines that a region has of its own; without a row, and for what it does not say, the product's hold.
create table region_setting (
  region_id text primary key,
  own jsonb not null,
  version integer not null,
  updated_at timestamptz not null,
  updated_by uuid
);
