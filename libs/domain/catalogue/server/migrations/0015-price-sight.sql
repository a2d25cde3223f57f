-- Stores may keep prices for buyers whose company is verified, or for those they have a relation with.
alter table store drop constraint store_price_visibility_check;
alter table store add constraint store_price_visibility_check check (price_visibility in ('public', 'login', 'verified', 'relation'));

-- Between a buyer's company and a store: asked for by the buyer, offered by the seller, or made by an order.
create table buyer_seller_relation (
  id uuid primary key,
  region_id text not null,
  buyer_company_id uuid not null,
  -- As it was called when the relation was last changed, to find it by.
  buyer_no text not null,
  buyer_name text not null,
  buyer_country text not null,
  store_id uuid not null references store (id),
  seller_company_id uuid not null,
  source text not null check (source in ('request', 'invite', 'order')),
  status text not null check (status in ('pending', 'active', 'ended')),
  version integer not null default 1,
  -- The seller's own word for the kind of customer; the buyer does not see it.
  tier text,
  -- What was said when it was begun, and why it was refused or ended.
  note text,
  reason text,
  ended_by text check (ended_by in ('buyer', 'seller')),
  created_at timestamptz not null,
  updated_at timestamptz not null,
  created_by uuid,
  updated_by uuid,
  unique (buyer_company_id, store_id)
);
-- Lists of a store, and of a company whose people work for all its stores; those of a buyer stand on the unique key.
create index relation_store on buyer_seller_relation (store_id, status, updated_at desc, id desc);
create index relation_buyer on buyer_seller_relation (buyer_company_id, status, updated_at desc, id desc);

/*
 * By what everybody may put listings in order and within limits. A price that is kept would be told by where its row stands in a list, so
 * those have no `price_open`; who sees them gets them from an index of their own.
 */
alter table product_listing add column price_open numeric(18, 4)
  generated always as (case when price_visibility = 'public' then price_ref end) stored;
drop index listing_category_price;
create index listing_category_price on product_listing (region_id, category_id, price_open, product_id desc) where visible;
drop index listing_price;
create index listing_price on product_listing (region_id, price_open, product_id desc) where visible;
create index listing_category_kept on product_listing (region_id, category_id, price_ref, product_id desc)
  where visible and price_visibility <> 'public';
create index listing_kept on product_listing (region_id, price_ref, product_id desc) where visible and price_visibility <> 'public';
