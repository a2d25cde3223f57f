-- What rests on practice and not on a source: the value of a region from a day on; what nobody wrote is the product's own.
create table customs_parameter (
  region_id text not null,
  code text not null,
  valid_from date not null,
  value text not null,
  version int not null default 1,
  updated_at timestamptz not null,
  updated_by uuid,
  primary key (region_id, code, valid_from)
);
