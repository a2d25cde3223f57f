-- What of a declaration its client confirmed, as a hash of the content: whatever is changed afterwards is confirmed again before it is sent.
alter table declaration_form add column confirmed_hash text;
-- Declarations that are ready to be sent and wait for that.
alter table customs_order add column unconfirmed_count int not null default 0;
update declaration_form form set confirmed_hash = md5(form.content::text)
  from customs_order o
  where o.id = form.customs_order_id and o.status in ('declaring', 'inspection', 'released', 'cleared', 'completed');
