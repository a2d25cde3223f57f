-- What a broker's calendar reads: days of its orders, and the inspections that customs announced.
create index customs_order_provider_cut_off on customs_order (provider_company_id, cut_off_at) where cut_off_at is not null;
create index customs_order_provider_expected on customs_order (provider_company_id, expected_date) where expected_date is not null;
create index customs_order_provider_delegation on customs_order (provider_company_id, delegation_valid_to)
  where delegation_valid_to is not null;
create index declaration_receipt_inspection on declaration_receipt (region_id, notice_date) where channel in ('C', 'S', 'SpC');
