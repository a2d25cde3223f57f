-- Tabs and one status of who sees their own or their department's alone.
create index order_of_person_by_status on trade_order (buyer_user_id, status, created_at desc, id desc);
