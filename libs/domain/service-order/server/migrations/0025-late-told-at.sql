-- The time after which the platform decides about an unanswered payment runs from when both were told that the answer is late.
alter table service_order add column late_told_at timestamptz;
update service_order set late_told_at = due_at where late_told;
