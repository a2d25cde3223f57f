-- Tabs and one status of who sees their own or their department's alone.
create index inquiry_of_person_by_status on inquiry (buyer_user_id, status, submitted_at desc, id desc);
create index thread_of_person_by_status on inquiry_thread (buyer_user_id, status, active_at desc, id desc);
