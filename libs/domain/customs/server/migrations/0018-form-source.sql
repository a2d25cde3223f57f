-- The document that a form was begun from, and which of its forms it is: no part is begun twice unnoticed, and what a broker begins from an
-- agency order waits for the client like the rest of it.
alter table declaration_form
  add column source_type text check (source_type in ('order', 'service_order', 'customs_order', 'declaration')),
  add column source_id uuid,
  add column source_part int,
  add check ((source_type is null) = (source_id is null));
create index declaration_form_source on declaration_form (source_id, source_part) where source_id is not null;
-- Of former ones only the document is known.
update declaration_form set source_type = 'order', source_id = trade_order_id
where trade_order_id is not null and customs_order_id is null;
