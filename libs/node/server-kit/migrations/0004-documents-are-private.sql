-- A document is read through what it belongs to: its owner, a grant, or a product while that is on sale. Only pictures stand for themselves.
update file_asset set visibility = 'private' where kind = 'document';
alter table file_asset add constraint file_asset_public_is_image check (visibility = 'private' or kind = 'image');
