-- What was sent is counted by its index alone: rows that say nothing any more are in none of these.
drop index registration_application_newest;
drop index registration_application_urgent;
drop index registration_application_region;
create index registration_application_newest on registration_application (region_id, id desc) where status <> 'draft' and reg_no_key <> '';
create index registration_application_urgent on registration_application (region_id, review_due_at, id)
  where status <> 'draft' and reg_no_key <> '';
create index registration_application_sent on registration_application (region_id, status, id desc)
  where status <> 'draft' and reg_no_key <> '';
-- The same for the people of a company.
drop index company_member_list;
create index company_member_list on company_member (company_id, party, created_at, user_id) include (status);
