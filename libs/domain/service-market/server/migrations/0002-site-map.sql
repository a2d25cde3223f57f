-- The map for search engines reads in the order of ids.
create index service_site_map on service (region_id, id) where status in ('on_shelf', 'revision_review');
create index service_site_map_provider on service (region_id, provider_company_id) include (updated_at)
  where status in ('on_shelf', 'revision_review');
