-- Sides of the thread whose company takes no new business now: nothing new is begun with them, what is agreed goes on.
alter table inquiry_thread add column barred_sides text[] not null default '{}';
