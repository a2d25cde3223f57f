-- Whose rows of a company the file holds, where whoever asked for it sees some of its people's only; null: everybody's.
alter table data_export add column people uuid[];
