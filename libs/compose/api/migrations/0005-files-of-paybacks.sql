create index service_order_with_refund_claim on service_order using gin (refund_claims jsonb_path_ops) where refund_claims <> '[]';
