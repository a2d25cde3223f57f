-- Operators take a question off the service's page, and say why.
alter table service_question drop constraint service_question_status_check;
alter table service_question add constraint service_question_status_check check (status in ('open', 'answered', 'hidden'));
alter table service_question add column hidden_reason text;
create index service_question_region on service_question (region_id, id desc) where published;
