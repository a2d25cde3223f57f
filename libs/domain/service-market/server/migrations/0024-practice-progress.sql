-- How far somebody is in practising a scene, for each company they act for. What is practised on lives in `data` alone: no document,
-- number, fee or statistic knows of it.
create table practice_progress (
  user_id uuid not null,
  company_id uuid not null,
  region_id text not null,
  scene text not null,
  status text not null check (status in ('running', 'finished', 'skipped')),
  step text not null,
  data text,
  started_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (user_id, company_id, scene)
);
