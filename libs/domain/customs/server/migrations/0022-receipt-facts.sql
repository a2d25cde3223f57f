-- What customs says in a receipt beside its code: held against what was declared. Its number too: one that no such form can have waits for a person.
alter table declaration_receipt
  add column facts jsonb not null default '{}',
  drop constraint declaration_receipt_problem_check,
  add check (problem in ('unknown_form', 'unknown_code', 'unreadable', 'contradicts', 'wrong_entry'));
