create table report_group (
  id uuid primary key,
  region_id text not null,
  status text not null check (status in ('open', 'resolved')),
  version integer not null,
  kind text not null check (kind in ('call', 'render', 'script')),
  code text not null,
  front_end text not null,
  build text not null,
  message text not null,
  -- Hash of what makes the group: kind, code, front-end, build and message.
  fingerprint text not null,
  -- [{ place, count }], the most frequent ones.
  places jsonb not null,
  count bigint not null,
  first_seen_at timestamptz not null,
  last_seen_at timestamptz not null,
  resolved_at timestamptz,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  created_by uuid,
  updated_by uuid,
  unique (region_id, fingerprint)
);
create index report_group_last on report_group (region_id, last_seen_at desc, id desc);
create index report_group_status_last on report_group (region_id, status, last_seen_at desc, id desc);
create index report_group_count on report_group (region_id, count desc, id desc);
create index report_group_first on report_group (region_id, first_seen_at desc, id desc);
create index report_group_kept on report_group (last_seen_at);
create index report_group_resolved on report_group (resolved_at) where status = 'resolved';
