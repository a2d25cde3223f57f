-- The products of a region in the order of their ids: what search engines are told, read from the index alone.
create index listing_site_map on product_listing (region_id, product_id) where visible;
