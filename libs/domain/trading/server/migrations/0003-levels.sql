-- Lists of who sees their own or their department's alone.
create index order_of_person on trade_order (buyer_user_id, created_at desc, id desc);
