-- Roles that operators make themselves: what they allow is named in the permission catalogue of the product.
create table operator_role (
  code text primary key,
  name text not null,
  description text not null default '',
  permissions text[] not null,
  status text not null default 'enabled' check (status in ('enabled', 'disabled')),
  version integer not null default 0,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  created_by uuid,
  updated_by uuid
);
create unique index operator_role_name on operator_role (lower(name));

create table department (
  id uuid primary key,
  name text not null,
  parent_id uuid references department (id),
  version integer not null default 0,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  created_by uuid,
  updated_by uuid
);
create unique index department_name on department (coalesce(parent_id, '00000000-0000-0000-0000-000000000000'), lower(name));

alter table operator drop constraint operator_status_check;
alter table operator
  add constraint operator_status_check check (status in ('invited', 'active', 'suspended', 'left')),
  add column department_id uuid references department (id),
  add column version integer not null default 0;
create index operator_department on operator (department_id) where department_id is not null;
create index operator_roles on operator using gin (roles);

create table operator_invitation (
  token_hash bytea primary key,
  user_id uuid not null references operator (user_id),
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz
);
create index operator_invitation_user on operator_invitation (user_id);

-- A role or a single permission for a time: what counts is asked at each call, so that it ends by itself.
create table operator_grant (
  id uuid primary key,
  user_id uuid not null references operator (user_id),
  held text not null,
  reason text not null,
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  status text not null check (status in ('pending', 'active', 'rejected', 'revoked', 'ended')),
  version integer not null default 0,
  decided_by uuid,
  decided_at timestamptz,
  decision_note text,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  created_by uuid not null,
  updated_by uuid,
  check (ends_at > starts_at)
);
create index operator_grant_effective on operator_grant (user_id, ends_at) where status = 'active';
create index operator_grant_newest on operator_grant (created_at desc, id desc);

-- Everything an operator goes by at a moment: the own roles, those granted for a time, and what roles of the platform's own allow.
create function operator_holds(asked_user uuid, own_roles text[], moment timestamptz) returns text[] language sql stable as $$
  with held as (
    select unnest(own_roles) as code
    union
    select held from operator_grant
    where user_id = asked_user and status = 'active' and starts_at <= moment and ends_at > moment
  )
  select coalesce(array_agg(code), '{}') from (
    select code from held
    union
    select unnest(r.permissions) from operator_role r join held on held.code = r.code where r.status = 'enabled'
  ) everything
$$;

create index login_log_newest on login_log (at desc, id desc);
create index login_log_region on login_log (region_id, at desc, id desc);
create index user_session_open on user_session (created_at desc) where ended_at is null;
