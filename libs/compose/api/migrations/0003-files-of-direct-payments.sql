create index service_order_direct_entry_with_file on service_order_direct_entry using gin (files jsonb_path_ops) where files <> '[]';
