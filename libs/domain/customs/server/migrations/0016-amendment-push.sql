-- Requests to change or withdraw an entry go out through the gateway as forms do, each as a message of its own, and are answered by it.
alter table declaration_amendment
  add column attempt integer not null default 0,
  -- What the Single Window calls the request.
  add column seq_no text not null default '',
  add column failure text;
create index declaration_amendment_seq on declaration_amendment (seq_no) where seq_no <> '';

alter table declaration_push
  add column amendment_id uuid references declaration_amendment (id),
  drop constraint declaration_push_form_id_attempt_key,
  drop constraint declaration_push_operation_check,
  add check (operation in ('stage', 'declare', 'modify', 'withdraw'));
create unique index declaration_push_form on declaration_push (form_id, attempt) where amendment_id is null;
create unique index declaration_push_amendment on declaration_push (amendment_id, attempt) where amendment_id is not null;

alter table declaration_receipt
  add column about text not null default 'form' check (about in ('form', 'amendment')),
  add column amendment_id uuid references declaration_amendment (id),
  drop constraint declaration_receipt_problem_check,
  add check (problem in ('unknown_form', 'unknown_code', 'unreadable', 'contradicts'));
create index declaration_receipt_amendment on declaration_receipt (amendment_id, notice_date, id) where amendment_id is not null;
