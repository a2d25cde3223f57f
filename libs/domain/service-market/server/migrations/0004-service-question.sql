-- What is asked about a service before it is ordered.
create table service_question (
  id uuid primary key,
  no text not null unique,
  region_id text not null,
  status text not null check (status in ('open', 'answered')),
  version integer not null default 0,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  created_by uuid,
  updated_by uuid,
  service_id uuid not null references service (id),
  -- Its name as it was asked about.
  service_title jsonb not null,
  provider_company_id uuid not null,
  asker_company_id uuid not null,
  asker_user_id uuid not null,
  asker_name text not null,
  question text not null,
  answer text,
  answered_at timestamptz,
  published boolean not null default false,
  search_text text not null
);
create index service_question_provider on service_question (provider_company_id, id desc);
create index service_question_asker on service_question (asker_company_id, service_id, id desc);
create index service_question_shown on service_question (service_id, answered_at desc) where published;
