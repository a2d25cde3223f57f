-- What a region asks of companies that register; without a row the product's own list holds.
create table registration_checklist (
  region_id text not null,
  party text not null check (party in ('seller', 'provider', 'buyer')),
  items jsonb not null,
  version integer not null,
  updated_at timestamptz not null,
  updated_by uuid,
  primary key (region_id, party)
);
-- Statements that the applicant has agreed to, by their keys.
alter table registration_application add column attested text[] not null default '{}';
