alter table company
  add column status_reason text,
  -- Stores that left the mall with the company, and come back with it.
  add column held_store_ids uuid[] not null default '{}';
create index company_region_status on company (region_id, status, id desc);
