-- What the platform looks after of a registration: what reviewers make sure of, and what the register says. No row: nobody has looked.
create table registration_check (
  application_id uuid not null references registration_application (id) on delete cascade,
  requirement text not null,
  state text not null check (state in ('pending', 'unanswered', 'passed', 'failed', 'waived')),
  -- What the register says; null where it was not asked, or has none of that number.
  found jsonb,
  differences text[] not null default '{}',
  note text,
  decided_by uuid,
  decided_at timestamptz,
  attempts integer not null default 0,
  -- When the register is asked next.
  ask_at timestamptz,
  primary key (application_id, requirement)
);
create index registration_check_due on registration_check (ask_at) where ask_at is not null;
-- The address that has answered with a code.
alter table registration_application add column contact_email_verified text;
