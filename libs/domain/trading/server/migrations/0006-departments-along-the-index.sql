-- A department's orders are found among those of the company by the index alone.
drop index order_of_buyer;
drop index order_of_buyer_by_status;
drop index order_of_buyer_updated;
create index order_of_buyer on trade_order (buyer_company_id, region_id, created_at desc, id desc) include (buyer_user_id);
create index order_of_buyer_by_status on trade_order (buyer_company_id, region_id, status, created_at desc, id desc) include (buyer_user_id);
create index order_of_buyer_updated on trade_order (buyer_company_id, region_id, updated_at desc, id desc) include (buyer_user_id);
