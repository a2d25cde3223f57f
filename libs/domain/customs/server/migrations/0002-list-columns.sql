-- What lists show of the head, so that they read no whole form for two figures.
alter table declaration_form add column pack_no text not null default '';
alter table declaration_form add column gross_wt text not null default '';
update declaration_form set pack_no = coalesce(content -> 'head' ->> 'packNo', ''), gross_wt = coalesce(content -> 'head' ->> 'grossWt', '');
