-- How operators arrange the menus of the front-ends: every version that was published, never changed. The newest of a front-end counts.
create table menu_version (
  front_end text not null,
  version integer not null check (version > 0),
  content jsonb not null,
  reason text not null,
  restored integer,
  published_at timestamptz not null,
  published_by uuid not null,
  primary key (front_end, version)
);
