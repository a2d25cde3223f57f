-- The number of the pre-entry (预录入编号), which is not what the Single Window calls the form; empty until it is known.
alter table declaration_form add column pre_entry_id text not null default '';
alter table declaration_receipt add column pre_entry_id text not null default '';
