-- An item may be one region's own: others do not see it, and may have one of the same code.
alter table reference_item add column region_id text;
drop index reference_item_once;
create unique index reference_item_once
  on reference_item (list_code, value, coalesce(region_id, ''), coalesce(valid_from, '-infinity'::date));
