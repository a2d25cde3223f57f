-- The first day that a proof of what is on the market ends with; taken from `content`, as the columns beside it.
alter table service add column proof_valid_to date;
-- Of which end its provider was told, and how many days before.
alter table service add column proof_warned_for date;
alter table service add column proof_warned_days integer;
update service set proof_valid_to = (
  select min((paper ->> 'validTo')::date) from jsonb_array_elements(content -> 'qualifications') as paper where paper ->> 'validTo' is not null);
create index service_proof_end on service (proof_valid_to, id)
  where status in ('on_shelf', 'revision_review') and proof_valid_to is not null;
