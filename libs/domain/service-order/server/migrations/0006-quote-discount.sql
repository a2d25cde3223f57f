-- A quote names what is taken off its price; those before took off nothing.
update service_order
set quotes = (
  select jsonb_agg(q || '{"discount": "0"}' order by at)
  from jsonb_array_elements(quotes) with ordinality as each (q, at)
)
where quotes <> '[]';
