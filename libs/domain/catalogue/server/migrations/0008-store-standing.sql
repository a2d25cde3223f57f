-- Whether the store's company takes new business: a restricted one keeps its pages and is not asked.
alter table store add column takes_inquiries boolean not null default true;
