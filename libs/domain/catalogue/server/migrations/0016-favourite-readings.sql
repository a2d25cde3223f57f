-- News and related documents are kept too, with what they were called then: the portal shows a withdrawn one to nobody.
alter table favourite drop constraint favourite_target_type_check;
alter table favourite add constraint favourite_target_type_check check (target_type in ('product', 'store', 'news', 'document'));
alter table favourite add column title_at_save text;
alter table favourite add column locale_at_save text;
alter table favourite add constraint favourite_reading_title
  check (target_type in ('product', 'store') or (title_at_save is not null and locale_at_save is not null));
