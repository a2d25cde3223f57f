-- Words that name a form by a number before anybody knew whose it is: found when a form is told its number.
create index declaration_receipt_waiting on declaration_receipt (cus_ciq_no, entry_id)
  where form_id is null and handled_at is null and problem = 'unknown_form';
