-- Lists as people like to see them: status, filters, order and columns under a name of their own.
create table list_view (
  id uuid primary key,
  user_id uuid not null references user_account (id),
  -- The front-end, by its number.
  request_source integer not null,
  -- The address of the list in it.
  list text not null,
  name text not null,
  query text not null,
  version integer not null default 0,
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create unique index list_view_name on list_view (user_id, request_source, list, lower(name));
