-- What a message was turned into: an inquiry prepared for the writer, or an invitation to register.
create table leave_message_offer (
  id uuid primary key,
  leave_message_id uuid not null references leave_message (id) on delete cascade,
  region_id text not null,
  kind text not null check (kind in ('inquiry', 'registration')),
  party text not null check (party in ('buyer', 'seller', 'provider')),
  recipient text not null,
  -- Who was invited; null where an account was chosen.
  email text,
  buyer_user_id uuid,
  -- Only the hash of the key in the invitation's link is kept.
  token_hash bytea unique,
  product_ids uuid[] not null default '{}',
  goods text,
  store_ids uuid[] not null default '{}',
  taken_by uuid,
  taken_at timestamptz,
  line_count integer not null default 0,
  inquiry_id uuid,
  created_at timestamptz not null,
  created_by uuid,
  check (email is not null or buyer_user_id is not null),
  check ((taken_by is null) = (inquiry_id is null))
);
create index leave_message_offer_of on leave_message_offer (leave_message_id, created_at desc, id desc);
create index leave_message_offer_inquiry on leave_message_offer (inquiry_id) where inquiry_id is not null;
create index leave_message_offer_email on leave_message_offer (region_id, lower(email), party) where kind = 'registration';
