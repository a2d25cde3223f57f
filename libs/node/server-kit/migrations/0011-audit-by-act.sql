-- What was done is searched in the reader's words, and found by the names of the acts that they name.
create index audit_log_act on audit_log (region_id, action, at, seq);
