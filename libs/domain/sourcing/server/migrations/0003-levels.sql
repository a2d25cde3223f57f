-- Who of the buyer's people asks, by name; null for what was sent before.
alter table inquiry add column buyer_user_name text;
-- Lists of who sees their own or their department's alone.
create index inquiry_of_person on inquiry (buyer_user_id, submitted_at desc, id desc) where status <> 'draft';
create index thread_of_person on inquiry_thread (buyer_user_id, active_at desc, id desc);
-- How much somebody of the shop has open.
create index thread_open_of_seller on inquiry_thread (seller_company_id, assigned_to)
  where assigned_to is not null and status not in ('won', 'lost', 'declined', 'closed');
