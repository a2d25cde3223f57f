-- An operator without regions serves all of them: from now on super operators only. Who served all by an empty list goes on doing so.
update operator o
set region_ids = array(
  select known.id from (
    select unnest(array['1', '1633350482167664641', '1633351207945838594', '1656512764903325697']) as id
    union
    select u.region_id from user_account u
  ) known
  order by length(known.id), known.id
)
where o.region_ids = '{}' and not 'op_super' = any (o.roles);

alter table operator
  add constraint operator_serves_regions check (region_ids <> '{}' or 'op_super' = any (roles)),
  -- What they speak with people; until somebody says more, what they read themselves.
  add column languages text[] not null default '{}';
update operator o set languages = array[u.locale] from user_account u where u.id = o.user_id;
