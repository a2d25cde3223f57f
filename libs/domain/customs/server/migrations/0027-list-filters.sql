-- What a filter of the list leaves of very many forms, in the order of the list: for whoever sees the forms of several companies too.
create index declaration_form_broker_mode on declaration_form (broker_company_id, trade_mode, updated_at desc, id desc)
  where broker_company_id is not null;
create index declaration_form_region_mode on declaration_form (region_id, trade_mode, updated_at desc, id desc) where status <> 'draft';
create index declaration_form_region_refund on declaration_form (region_id, updated_at desc, id desc)
  where status = 'cleared' and ie_flag = 'E';
create index declaration_form_reviewer on declaration_form (reviewer_id, updated_at desc, id desc) where reviewer_id is not null;
create index declaration_form_unread on declaration_form (company_id, updated_at desc, id desc) where reviewer_id is null;
create index declaration_form_broker_unread on declaration_form (broker_company_id, updated_at desc, id desc)
  where reviewer_id is null and broker_company_id is not null;
