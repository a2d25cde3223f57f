create index service_order_message_with_file on service_order_message using gin (files jsonb_path_ops) where files <> '[]';
