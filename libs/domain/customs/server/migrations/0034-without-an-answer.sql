-- Forms that wait for an answer are few; they are found among all without walking along the list.
create index declaration_form_company_waiting on declaration_form (company_id, updated_at desc, id desc)
  where status in ('pushing', 'declaring');
create index declaration_form_broker_waiting on declaration_form (broker_company_id, updated_at desc, id desc)
  where status in ('pushing', 'declaring') and broker_company_id is not null;
create index declaration_form_region_waiting on declaration_form (region_id, updated_at desc, id desc)
  where status in ('pushing', 'declaring');
