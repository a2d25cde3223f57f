create index service_order_with_payment_report on service_order using gin (payment_reports jsonb_path_ops) where payment_reports <> '[]';
create index service_order_with_refund_report on service_order using gin ((direct_refund -> 'reports') jsonb_path_ops)
  where direct_refund is not null;
create index after_sales_case_with_refund_report on after_sales_case using gin ((direct_refund -> 'reports') jsonb_path_ops)
  where direct_refund is not null;
