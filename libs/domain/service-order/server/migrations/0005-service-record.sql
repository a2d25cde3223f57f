-- What became of a service's orders, for its page on the market.
create index service_order_service on service_order (service_id) where status = 'completed';
