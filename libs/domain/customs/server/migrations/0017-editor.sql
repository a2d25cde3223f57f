-- Who changed what a form declares last: like whoever wrote and submitted it, they do not look over it.
alter table declaration_form add column edited_by uuid;
update declaration_form set edited_by = coalesce(submitted_by, created_by);
