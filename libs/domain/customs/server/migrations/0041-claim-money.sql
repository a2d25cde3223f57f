-- What complaints take back goes through the bank: how much of each fee, and which complaint it is for.
update customs_order set fees = (
  select jsonb_agg('{"returning": "0", "returned": "0"}'::jsonb || fee order by place)
  from jsonb_array_elements(fees) with ordinality as line (fee, place)
) where jsonb_array_length(fees) > 0;
alter table customs_order_payment
  drop constraint customs_order_payment_kind_check,
  add constraint customs_order_payment_kind_check check (kind in ('hold', 'release', 'refund', 'reclaim')),
  -- The complaint of its order that it pays back.
  add column claim_no int check (claim_no > 0);
