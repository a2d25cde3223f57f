-- Who looked a form over last.
alter table declaration_form add column reviewer_id uuid, add column reviewer_name text;
-- The person who declares, as the sheet of customs names them.
alter table single_window_config
  add column declarer_name text not null default '',
  add column declarer_no text not null default '',
  add column declarer_phone text not null default '';
