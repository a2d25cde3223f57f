-- Lists of the log are in the order of time: what was refused, and what one company or one person did, need not be put into it each time.
drop index audit_log_result;
create index audit_log_result on audit_log (region_id, result, at, seq) where result <> 'ok';
drop index audit_log_company;
create index audit_log_company on audit_log (company_id, at, seq) where company_id is not null;
drop index audit_log_actor;
create index audit_log_actor on audit_log (actor_user_id, at, seq) where actor_user_id is not null;
