-- Books of the simulated bank: double entry, never changed. Nothing else reads or writes them.
create table funds_simulator_account (
  id uuid primary key,
  -- `CUSTOMER:<company>:CNY` and so on: one currency each.
  code text not null unique,
  kind text not null check (kind in ('asset', 'liability', 'income')),
  currency text not null
);
create table funds_simulator_tx (
  id uuid primary key,
  reference text not null,
  posting_code text not null check (posting_code in ('P-01', 'P-11', 'P-12', 'P-13')),
  created_at timestamptz not null,
  unique (reference, posting_code)
);
create table funds_simulator_entry (
  id bigint generated always as identity primary key,
  tx_id uuid not null references funds_simulator_tx (id),
  account_id uuid not null references funds_simulator_account (id),
  side text not null check (side in ('D', 'C')),
  currency text not null,
  amount_minor bigint not null check (amount_minor > 0)
);
create index funds_simulator_entry_account on funds_simulator_entry (account_id);
create index funds_simulator_entry_tx on funds_simulator_entry (tx_id);

create function funds_simulator_balanced() returns trigger language plpgsql as $$
begin
  if exists (
    select 1 from funds_simulator_entry where tx_id = new.tx_id group by currency
      having sum(case side when 'D' then amount_minor else -amount_minor end) <> 0
  ) then
    raise exception 'transaction % does not balance', new.tx_id;
  end if;
  return null;
end $$;
create constraint trigger funds_simulator_balanced after insert on funds_simulator_entry
  deferrable initially deferred for each row execute function funds_simulator_balanced();

create function funds_simulator_kept() returns trigger language plpgsql as $$
begin
  raise exception 'entries are corrected by opposite ones, never changed';
end $$;
create trigger funds_simulator_kept before update or delete on funds_simulator_entry
  for each row execute function funds_simulator_kept();
