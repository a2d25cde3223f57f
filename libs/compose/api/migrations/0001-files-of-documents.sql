-- An operator opens a file as part of a document: it is found from the file, however many documents there are. Rows without files
-- are in none of these.
create index inquiry_with_file on inquiry using gin (files jsonb_path_ops) where files <> '[]';
create index inquiry_item_with_file on inquiry_item using gin (files jsonb_path_ops) where files <> '[]';
create index thread_message_with_file on thread_message using gin (files jsonb_path_ops) where files <> '[]';
create index payment_receipt_with_file on payment_receipt ((slip ->> 'fileId')) where slip is not null;
create index production_update_with_file on production_update using gin (files jsonb_path_ops) where files <> '[]';
create index order_shipment_with_file on order_shipment using gin (documents jsonb_path_ops) where documents <> '[]';
create index product_with_document on product using gin ((content -> 'documents') jsonb_path_ops)
  where content -> 'documents' <> '[]';
create index product_change_with_document on product_change using gin ((content -> 'documents') jsonb_path_ops)
  where content -> 'documents' <> '[]';
create index service_with_paper on service using gin ((content -> 'qualifications') jsonb_path_ops)
  where content -> 'qualifications' <> '[]';
create index service_with_new_paper on service using gin ((revision -> 'qualifications') jsonb_path_ops)
  where revision -> 'qualifications' <> '[]';
create index service_order_with_material on service_order using gin (materials jsonb_path_ops) where materials <> '[]';
create index service_order_with_deliverable on service_order using gin (deliverables jsonb_path_ops) where deliverables <> '[]';
create index after_sales_case_with_file on after_sales_case using gin (files jsonb_path_ops) where files <> '[]';
create index after_sales_case_with_message on after_sales_case using gin (messages jsonb_path_ops) where messages <> '[]';
create index customs_order_with_document on customs_order using gin (documents jsonb_path_ops) where documents <> '[]';
create index customs_order_with_delegation on customs_order ((delegation_file ->> 'fileId')) where delegation_file is not null;
create index declaration_form_with_file on declaration_form using gin (file_ids) where file_ids <> '{}';
create index declaration_form_with_paper on declaration_form using gin ((content -> 'eDocs') jsonb_path_ops)
  where content -> 'eDocs' <> '[]';
create index declaration_receipt_with_file on declaration_receipt using gin (file_ids) where file_ids <> '{}';
create index registration_document_of_file on registration_document (file_id);
create index company_certificate_with_file on company_certificate using gin (file_ids) where file_ids <> '{}';
create index company_with_licence on company (licence_file_id) where licence_file_id is not null;
create index membership_order_with_evidence on membership_order using gin (evidence jsonb_path_ops) where evidence <> '[]';
create index ai_message_with_file on ai_message using gin (attachments jsonb_path_ops) where attachments <> '[]';
