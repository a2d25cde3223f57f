-- What a buyer sorts their favourites into, and why they kept them.
alter table favourite add column folder text check (char_length(folder) between 1 and 60);
alter table favourite add column note text check (char_length(note) between 1 and 500);
create index favourite_folder on favourite (user_id, company_id, target_type, folder, id desc) where folder is not null;
