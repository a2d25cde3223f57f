-- A role of a company's own: whole built-in roles (`roles`), single rights ([{ key, level }]), and how much its holders order alone.
alter table company_role
  add column permissions jsonb not null default '[]',
  add column order_limit numeric,
  add column order_limit_currency text;

-- What a member holds by single rights, spelled out: { given: built-in roles held as a whole, grants: [{ key, level }] }. `roles` then names
-- those in whose place the rights stand as well. Null: nothing but built-in roles. The limit is that of the roles, where the member has none.
alter table company_member
  add column own_rights jsonb,
  add column role_limit numeric,
  add column role_limit_currency text;
