-- A company that takes nothing new from another one.
create table company_block (
  id uuid primary key,
  region_id text not null,
  blocker_company_id uuid not null,
  blocker_name text not null,
  blocked_company_id uuid not null check (blocked_company_id <> blocker_company_id),
  -- Null for a buyer that was not named yet.
  blocked_name text,
  inquiry_no text,
  reason text not null check (reason in ('spam', 'fraud', 'abuse', 'no_fit', 'other')),
  note text,
  created_at timestamptz not null,
  created_by uuid not null,
  by_name text not null,
  unique (blocker_company_id, blocked_company_id)
);
-- What is sent looks from either side; lists of a region are read from the latest.
create index company_block_blocked on company_block (blocked_company_id, blocker_company_id);
create index company_block_region on company_block (region_id, created_at desc, id desc);
