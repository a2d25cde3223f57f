-- Exports that are closed, of which a refund may be asked: few among the forms of a company that imports.
create index declaration_form_refund on declaration_form (company_id, updated_at desc, id desc) where status = 'cleared' and ie_flag = 'E';
create index declaration_form_broker_refund on declaration_form (broker_company_id, updated_at desc, id desc)
  where status = 'cleared' and ie_flag = 'E' and broker_company_id is not null;
