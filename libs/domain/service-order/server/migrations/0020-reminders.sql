-- For which moment whoever has the next move was reminded: of another one they are reminded anew.
alter table service_order add column reminded_for timestamptz;
alter table after_sales_case add column reminded_for timestamptz;
