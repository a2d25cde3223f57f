-- Categories, attributes and options are changed by operators, each from the version that was seen.
alter table category
  add column version integer not null default 0,
  add column created_at timestamptz not null default now(),
  add column updated_at timestamptz not null default now(),
  add column updated_by uuid;
create index category_parent on category (parent_id);

-- Switched off: nobody is asked for it any more, and what says it already keeps it.
alter table attribute
  add column id uuid not null default gen_random_uuid() unique,
  add column status text not null default 'enabled' check (status in ('enabled', 'disabled')),
  add column version integer not null default 0,
  add column created_at timestamptz not null default now(),
  add column updated_at timestamptz not null default now(),
  add column updated_by uuid;
alter table attribute_option add column enabled boolean not null default true;

create index product_category on product (category_id, status);

/*
 * The attributes that content has a value for (`gauge`) and the options among the values (`gauge=12`): whether one of them is in use
 * is asked before it is deleted, however many products there are.
 */
create function product_says(content jsonb) returns text[] language sql immutable parallel safe as $$
  select coalesce(array_agg(distinct said.word), '{}')
  from (
    select a.key as word from jsonb_each(coalesce(content -> 'attributes', '{}')) a where a.value not in ('""', '[]', 'null')
    union all
    select a.key || '=' || case jsonb_typeof(part) when 'object' then part ->> 'option' else part #>> '{}' end
    from jsonb_each(coalesce(content -> 'attributes', '{}')) a
      cross join jsonb_array_elements(case jsonb_typeof(a.value) when 'array' then a.value else jsonb_build_array(a.value) end) part
    union all
    select jsonb_array_elements_text(coalesce(content -> 'axes', '[]'))
    union all
    select axis.key || '=' || axis.value
    from jsonb_array_elements(coalesce(content -> 'skus', '[]')) sku
      cross join jsonb_each_text(coalesce(sku -> 'axes', '{}')) axis
  ) said
  where length(said.word) <= 100
$$;
create index product_says on product using gin (product_says(content));
create index product_change_says on product_change using gin (product_says(content))
  where status in ('draft', 'pending_review', 'rejected');
create index product_change_category on product_change ((content ->> 'categoryId'))
  where status in ('draft', 'pending_review', 'rejected');
