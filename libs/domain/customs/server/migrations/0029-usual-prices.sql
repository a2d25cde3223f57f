-- What a company declared its goods at, a row for each line of what customs released (V-DEC-26): the check asks for the lines at hand alone.
create table declaration_price (
  form_id uuid not null references declaration_form (id) on delete cascade,
  company_id uuid not null,
  ie_flag text not null,
  code_ts text not null,
  currency text not null,
  unit text not null,
  day date not null,
  price numeric not null
);

create function declaration_prices(content jsonb) returns table (code_ts text, currency text, unit text, price numeric)
language sql immutable as $$
  select item ->> 'codeTs', item ->> 'tradeCurr', item ->> 'gUnit', (item ->> 'declPrice')::numeric
  from jsonb_array_elements(content -> 'items') item
  where item ->> 'codeTs' <> '' and item ->> 'declPrice' ~ '^[0-9]+([.][0-9]+)?$'
$$;

create function declaration_prices_came() returns trigger language plpgsql as $$
begin
  insert into declaration_price
  select f.id, f.company_id, f.ie_flag, p.code_ts, p.currency, p.unit, f.declare_date, p.price
  from fresh f, declaration_prices(f.content) p where f.status in ('released', 'cleared') and f.declare_date is not null;
  return null;
end $$;
create trigger declaration_prices_came after insert on declaration_form
  referencing new table as fresh for each statement execute function declaration_prices_came();

create function declaration_priced() returns trigger language plpgsql as $$
begin
  delete from declaration_price where form_id = old.id;
  insert into declaration_price
  select new.id, new.company_id, new.ie_flag, p.code_ts, p.currency, p.unit, new.declare_date, p.price
  from declaration_prices(new.content) p where new.status in ('released', 'cleared') and new.declare_date is not null;
  return null;
end $$;
create trigger declaration_priced after update on declaration_form for each row
  when ((old.status in ('released', 'cleared') or new.status in ('released', 'cleared'))
    and (old.status in ('released', 'cleared'), old.declare_date, old.company_id, old.ie_flag, old.content)
      is distinct from (new.status in ('released', 'cleared'), new.declare_date, new.company_id, new.ie_flag, new.content))
  execute function declaration_priced();

insert into declaration_price
select f.id, f.company_id, f.ie_flag, p.code_ts, p.currency, p.unit, f.declare_date, p.price
from declaration_form f, declaration_prices(f.content) p where f.status in ('released', 'cleared') and f.declare_date is not null;
create index declaration_price_line on declaration_price (company_id, ie_flag, code_ts, currency, unit, day) include (price);
create index declaration_price_form on declaration_price (form_id);
