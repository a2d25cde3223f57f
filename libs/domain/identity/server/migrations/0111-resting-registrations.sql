-- What was never sent, or rests after its answer, is kept as long as the region says; the applicant is told before it goes.
alter table registration_application add column deletion_told_at timestamptz;
create index registration_application_resting on registration_application (region_id, updated_at)
  where status in ('draft', 'rejected', 'expired');
