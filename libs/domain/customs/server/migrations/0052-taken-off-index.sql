-- The page of an order lists what the desk took off it, so that it can be put back.
create index declaration_form_taken_off on declaration_form (taken_off_order_id) where taken_off_order_id is not null;
