-- What a virus scanner says of a file. Pictures are made anew from their pixels and carry nothing along; papers from before are looked at now.
alter table file_asset
  add column scan_state text not null default 'clean' check (scan_state in ('pending', 'clean', 'infected')),
  -- As whom somebody uploaded it: where they are told what was found in it.
  add column owner_kind text;
update file_asset set scan_state = 'pending' where kind = 'document';
create index file_asset_to_scan on file_asset (created_at) where scan_state = 'pending';
create index file_asset_content on file_asset (storage_key);
