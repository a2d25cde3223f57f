-- Operators who look at a front-end as a member of a company: no sessions of that member, so that nothing that ends, lists or counts
-- sessions takes one for the other.
create table view_session (
  id uuid primary key,
  token_hash bytea not null unique,
  operator_id uuid not null references operator (user_id),
  user_id uuid not null references user_account (id),
  company_id uuid not null references company (id),
  party text not null check (party in ('buyer', 'seller', 'provider')),
  region_id text not null,
  reason text not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  ended_at timestamptz
);
create index view_session_operator on view_session (operator_id) where ended_at is null;
