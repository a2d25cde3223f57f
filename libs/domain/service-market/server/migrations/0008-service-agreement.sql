-- The template of the agreement that its provider chose; taken from `content`, as the columns beside it.
alter table service add column agreement_template_code text;
create index service_agreement_template on service (region_id, agreement_template_code)
  where status in ('on_shelf', 'revision_review') and agreement_template_code is not null;
