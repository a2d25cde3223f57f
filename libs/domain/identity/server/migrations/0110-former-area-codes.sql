-- Calling codes that a region had before: who was kept under one of them still signs in by the number as it is dialled at home.
alter table region_profile add column former_area_codes text[] not null default '{}';
