-- What the trade order came to when it was last asked, so that saving a draft asks nobody else. What the documents behind a form say of it is
-- found when it is looked at: it changes with every other form of the order, so it is not kept with the form.
alter table declaration_form add column order_total jsonb;
update declaration_form set issues = (
  select coalesce(jsonb_agg(found.value order by found.place), '[]')
  from jsonb_array_elements(issues) with ordinality as found (value, place)
  where found.value ->> 'rule' not in ('V-DEC-40', 'V-DEC-41')
)
where issues @> '[{"rule": "V-DEC-41"}]' or issues @> '[{"rule": "V-DEC-40"}]';
