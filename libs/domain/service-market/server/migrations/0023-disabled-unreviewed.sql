-- Taken away before its content was approved: enabling leads back to a draft, from where it is reviewed like any other.
alter table service add column disabled_unreviewed boolean not null default false;
