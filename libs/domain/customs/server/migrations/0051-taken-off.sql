-- The agency order that the desk took this record off: it is not linked to that order again.
alter table declaration_form add column taken_off_order_id uuid references customs_order (id);
