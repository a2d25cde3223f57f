-- The columns that somebody chose for their file, by their keys; null: all of the list.
alter table data_export add column columns text[];
