-- Whether a category may be deleted.
create index service_category_any on service (category_code);
