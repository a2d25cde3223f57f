/*
 * Which state the categories and their attributes are in, as a name that every change replaces: whoever reads a product reads it
 * along and knows whether what it remembers of the categories still holds.
 */
create table category_state (
  only_row boolean primary key default true check (only_row),
  state uuid not null
);
insert into category_state (state) values (gen_random_uuid());

create function rename_category_state() returns trigger language plpgsql as $$
begin
  update category_state set state = gen_random_uuid();
  return null;
end $$;
create trigger category_changed after insert or update or delete or truncate on category
  for each statement execute function rename_category_state();
create trigger attribute_changed after insert or update or delete or truncate on attribute
  for each statement execute function rename_category_state();
create trigger attribute_option_changed after insert or update or delete or truncate on attribute_option
  for each statement execute function rename_category_state();
create trigger category_attribute_changed after insert or update or delete or truncate on category_attribute
  for each statement execute function rename_category_state();
