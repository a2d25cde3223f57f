-- Sides whose company is suspended: nothing new is paid while there is one, and no time runs against the other side.
alter table trade_order add column suspended_sides text[] not null default '{}', add column payments_held_at timestamptz;
