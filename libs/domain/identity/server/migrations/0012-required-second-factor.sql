-- Opened by an operator who has to set a second factor up before anything else.
alter table user_session add column must_enrol boolean not null default false;
