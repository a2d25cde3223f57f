-- A company may be several senders to the Single Window; one of them is taken where nobody chooses. Whether forms are looked over is the company's.
create table single_window_company (
  company_id uuid primary key,
  region_id text not null,
  review_required boolean not null,
  updated_at timestamptz not null,
  updated_by uuid
);
insert into single_window_company select company_id, region_id, review_required, updated_at, updated_by from single_window_config;
alter table single_window_config add column id uuid, add column is_default boolean;
update single_window_config set id = gen_random_uuid(), is_default = true;
alter table single_window_config alter column id set not null, alter column is_default set not null,
  drop constraint single_window_config_pkey, drop column review_required, add primary key (id);
create index single_window_config_company on single_window_config (company_id);
create unique index single_window_config_default on single_window_config (company_id) where is_default;
-- Which of them sent a form last.
alter table declaration_form add column sw_config_id uuid;
