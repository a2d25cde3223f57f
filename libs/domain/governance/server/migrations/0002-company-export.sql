-- Companies take away their own lists too: whose rows a file holds. Without a company it is an operator's.
alter table data_export add column party text check (party in ('buyer', 'seller', 'provider'));
alter table data_export add column company_id uuid;
-- Of one shop alone, for people who work for one.
alter table data_export add column store_id uuid;
-- The regions that the operator serves, for lists that show all of them.
alter table data_export add column region_ids text[];
alter table data_export add check ((party is null) = (company_id is null));
