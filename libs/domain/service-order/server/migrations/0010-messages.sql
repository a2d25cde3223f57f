-- What both sides of an order write to each other; nothing of it is ever changed.
create table service_order_message (
  id uuid primary key,
  order_id uuid not null references service_order (id),
  side text not null check (side in ('customer', 'provider')),
  user_id uuid,
  name text,
  text text not null,
  files jsonb not null default '[]',
  created_at timestamptz not null
);
create index service_order_message_order on service_order_message (order_id, id desc);
