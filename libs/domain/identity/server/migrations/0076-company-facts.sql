-- What a company says of itself beyond its registration: numbers of authorities, its size, and how it makes its goods.
alter table company
  add founded_on date,
  add export_licence_no text,
  add customs_reg_no text,
  add vat_no text,
  add contact_email text,
  add annual_revenue text,
  add factory_area integer,
  add production_lines integer,
  add machines jsonb not null default '[]',
  add monthly_capacity jsonb not null default '[]',
  -- What is said anew counts as the company's own word until somebody has seen it again.
  add type_changed_at timestamptz,
  add production_changed_at timestamptz;
alter table company_certificate add confirms text[] not null default '{}';
