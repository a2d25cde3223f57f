-- Receipts that could not be kept: how often each was tried. After the last try a person has its text.
create table single_window_receipt_try (
  place text primary key,
  tries integer not null,
  error text not null,
  failed_at timestamptz not null
);
