-- What visitors narrow the market by, taken from `content` like the columns beside them.
alter table service
  add column ports text[] not null default '{}',
  add column service_regions text[] not null default '{}',
  -- Kinds of proofs, each with the last day it holds; none for one without end.
  add column proofs text[] not null default '{}',
  add column proof_ends date[] not null default '{}',
  -- The description without its format, in all languages and in lower case, for the keyword.
  add column description_text text not null default '';
update service set
  ports = array(select jsonb_array_elements_text(coalesce(content -> 'ports', '[]'))),
  service_regions = array(select jsonb_array_elements_text(coalesce(content -> 'serviceRegions', '[]'))),
  proofs = array(select proof ->> 'type' from jsonb_array_elements(coalesce(content -> 'qualifications', '[]')) with ordinality as p (proof, no) order by no),
  proof_ends = array(select (proof ->> 'validTo')::date from jsonb_array_elements(coalesce(content -> 'qualifications', '[]')) with ordinality as p (proof, no) order by no),
  description_text = coalesce((select lower(string_agg(regexp_replace(value, '<[^>]*>', ' ', 'g'), E'\n'))
    from jsonb_each_text(coalesce(content -> 'description', '{}'))), '');
create index service_description_search on service using gin (description_text gin_trgm_ops);
