-- How long the latest questions about services, and to providers, waited for their answer.
create index service_question_answered on service_question (service_id, answered_at desc) where answered_at is not null;
create index service_question_answered_by on service_question (provider_company_id, answered_at desc) where answered_at is not null;
