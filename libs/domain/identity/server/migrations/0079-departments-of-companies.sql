-- The part of a company that a member works in, in the company's own words: how far some roles reach goes by it.
alter table company_member add column department text check (department <> '');
alter table company_invitation add column department text check (department <> '');
create index company_member_department on company_member (company_id, party, department) where department is not null;
