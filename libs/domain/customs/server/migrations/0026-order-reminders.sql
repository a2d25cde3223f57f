-- The due time that the client was reminded of.
alter table customs_order add column reminded_for timestamptz;
