-- Lists of the office as they are opened: the whole of a region, the newest or the most urgent first, and by part of a name.
create index registration_application_newest on registration_application (region_id, id desc) where status <> 'draft';
create index registration_application_urgent on registration_application (region_id, review_due_at, id) where status <> 'draft';
create index registration_application_words on registration_application using gin (legal_name gin_trgm_ops, no gin_trgm_ops);
create index company_certificate_newest on company_certificate (region_id, id desc);
