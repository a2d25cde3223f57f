-- Services that somebody keeps for the company they act for.
create table service_favourite (
  user_id uuid not null,
  company_id uuid not null,
  region_id text not null,
  service_id uuid not null references service (id) on delete cascade,
  created_at timestamptz not null,
  primary key (user_id, company_id, service_id)
);
create index service_favourite_list on service_favourite (user_id, company_id, created_at desc);
create index service_favourite_service on service_favourite (service_id);
