-- What operators looked at as a member of a company is found by that member.
create index audit_log_on_behalf_of on audit_log (on_behalf_of) where on_behalf_of is not null;
