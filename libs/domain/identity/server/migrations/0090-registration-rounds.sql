-- What was sent in each round of a registration, with the papers of then, and what was decided about it.
create table registration_round (
  application_id uuid not null references registration_application (id) on delete cascade,
  round integer not null,
  company jsonb not null,
  attested text[] not null default '{}',
  file_ids uuid[] not null default '{}',
  -- Questions of the round before, with the words that the applicant sent along.
  answers jsonb not null default '[]',
  sent_by uuid,
  sent_at timestamptz not null,
  decision text check (decision in ('request_info', 'approve', 'reject')),
  requests jsonb not null default '[]',
  reason text,
  note text,
  decided_by uuid,
  decided_at timestamptz,
  primary key (application_id, round)
);

-- What was sent does not change, and is decided about once.
create function registration_round_stands() returns trigger language plpgsql as $$
begin
  if old.decision is not null
    or (new.application_id, new.round, new.company, new.attested, new.file_ids, new.answers, new.sent_by, new.sent_at)
      is distinct from
      (old.application_id, old.round, old.company, old.attested, old.file_ids, old.answers, old.sent_by, old.sent_at)
  then raise exception 'a round of a registration does not change';
  end if;
  return new;
end $$;
create trigger registration_round_stands before update on registration_round
  for each row execute function registration_round_stands();

-- A paper that was sent stays until the registration goes, also where the applicant has taken it back since.
alter table registration_document add column removed_at timestamptz;

-- Of registrations from before: the last round, and the one before where it is known.
insert into registration_round (application_id, round, company, sent_by, sent_at)
select a.id, a.round - 1, a.previous, a.applicant_user_id, a.created_at
from registration_application a
where a.kind = 'registration' and a.round > 1 and a.previous is not null and a.company ? 'legalName';
insert into registration_round
  (application_id, round, company, attested, file_ids, answers, sent_by, sent_at, decision, requests, reason, note, decided_by, decided_at)
select a.id, a.round, a.company, a.attested,
  array(select d.file_id from registration_document d where d.application_id = a.id order by d.created_at, d.file_id),
  case when a.status in ('need_more_info', 'expired') then '[]' else a.requests end,
  a.applicant_user_id, a.updated_at, decided.action,
  case when decided.action = 'request_info' then a.requests else '[]' end,
  a.decision_reason, a.decision_note,
  case when decided.action is null then null else a.reviewer_id end,
  case when decided.action is null then null else coalesce(a.decided_at, a.updated_at) end
from registration_application a
cross join lateral (
  select case a.status when 'approved' then 'approve' when 'rejected' then 'reject'
    when 'need_more_info' then 'request_info' when 'expired' then 'request_info' end as action
) decided
where a.company ? 'legalName';
