-- What is written in the background: the list, or a file of each form.
alter table declaration_list_export add column format text not null default 'list' check (format in ('list', 'xlsx', 'pdf_draft', 'xml'));
alter table declaration_list_export alter column format drop default;
