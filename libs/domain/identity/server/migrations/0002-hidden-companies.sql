-- Lists for visitors leave out what these companies offer.
create index company_hidden on company (region_id) where status in ('suspended', 'closed');
