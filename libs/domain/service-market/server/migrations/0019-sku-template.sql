-- What prices of a category look like: the schema `skuTemplate`.
alter table service_category add column sku_template jsonb not null default '{"units":[],"priceModes":[],"items":[]}';
