-- What a service said each time it was approved, or changed without a review after that.
create table service_version (
  service_id uuid not null references service (id),
  no integer not null check (no > 0),
  content jsonb not null,
  origin text not null check (origin in ('review', 'provider')),
  at timestamptz not null,
  by_name text,
  note text,
  primary key (service_id, no)
);
-- What was approved before versions were kept begins with what it says now.
insert into service_version (service_id, no, content, origin, at)
  select id, 1, content, 'review', coalesce(published_at, updated_at) from service
  where status in ('approved', 'on_shelf', 'revision_review', 'off_shelf', 'disabled');
