-- A use whose work came to nothing is given back, once: a line of its own, so that the ledger never loses what happened.
alter table ability_use
  add column gives_back uuid references ability_use (id),
  add column reason text check (reason in ('rejected', 'failed', 'cancelled')),
  add constraint ability_use_given_back check ((gives_back is null) = (reason is null));
create unique index ability_use_once on ability_use (gives_back) where gives_back is not null;
create index ability_use_document on ability_use (document_id, ability) where document_id is not null;
