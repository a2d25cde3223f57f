-- By when a reviewer should have decided: one working day of the office after it was sent.
alter table registration_application add column review_due_at timestamptz;
update registration_application
set review_due_at = updated_at + case extract(isodow from updated_at at time zone 'Asia/Shanghai')
  when 5 then interval '3 days' when 6 then interval '2 days' else interval '1 day' end
where status in ('submitted', 'in_review');
create index registration_application_review_due on registration_application (region_id, review_due_at)
  where status in ('submitted', 'in_review');
