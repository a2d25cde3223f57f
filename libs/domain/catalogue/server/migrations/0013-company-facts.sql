-- What the mall shows of how a store's company works; told by the company's own domain.
alter table store add company_facts jsonb not null default '{}';
