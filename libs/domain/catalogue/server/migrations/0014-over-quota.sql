-- Off sale because the company's membership covers fewer products: back on sale by itself once it covers this one again.
alter table product add column hidden_at timestamptz;
create index product_hidden on product (company_id, published_at, id) where hidden_at is not null;
