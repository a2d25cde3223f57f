-- A request that was never handed in, or came back, is taken back by its author; what customs says of it all the same still counts.
alter table declaration_amendment
  drop constraint declaration_amendment_status_check,
  add check (status in ('open', 'submitted', 'approved', 'rejected', 'cancelled'));

-- A form that customs granted a change of is checked again.
alter table declaration_form add column is_unchecked boolean not null default false;
create index declaration_form_unchecked on declaration_form (id) where is_unchecked;
