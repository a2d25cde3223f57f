-- Each sender has a way of its own: the folder of its import client, or the simulator. What stood before went by whatever the installation had;
-- senders of an installation with folders choose theirs once.
alter table single_window_config
  add column mode text not null default 'simulator' check (mode in ('client_folder', 'simulator', 'sftp', 'api')),
  add column folder text not null default '',
  -- Those it had before: what customs still says of forms that went out through them comes back there.
  add column former_folders text[] not null default '{}',
  add column cert_no text not null default '',
  add column cert_valid_to date,
  add column last_test_steps jsonb not null default '[]';
create unique index single_window_config_folder on single_window_config (company_id, lower(folder)) where folder <> '';

-- By which way a sending went: whoever takes it over asks there whether it arrived, whatever the sender has chosen since.
alter table declaration_push
  add column sw_config_id uuid,
  add column mode text not null default 'simulator',
  add column folder text not null default '';
update declaration_push p set sw_config_id = f.sw_config_id from declaration_form f where f.id = p.form_id;
alter table declaration_form add column sw_mode text;
update declaration_form set sw_mode = 'simulator' where attempt > 0 and id in (select p.form_id from declaration_push p join customs_simulator s on s.client_seq_no = p.client_seq_no);

-- In whose folder a receipt lay.
alter table declaration_receipt add column sw_config_id uuid;
