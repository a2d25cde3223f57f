-- A seller may have several stores. What was its only one stays as it is, under its address.
alter table store drop constraint store_company_id_key;
create index store_company on store (company_id, id);
alter table store drop constraint store_status_check;
alter table store add constraint store_status_check
  check (status in ('applied', 'rejected', 'preparing', 'open', 'suspended', 'closed'));
