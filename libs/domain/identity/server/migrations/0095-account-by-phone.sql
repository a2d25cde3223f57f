-- An account has an email address, a phone number, or both. The indexes of both are partial already: none is nobody's.
alter table user_account
  alter column email drop not null,
  add constraint user_account_address check (email is not null or phone is not null);
-- A phone is asked for its codes whatever they are for.
create index verification_code_address on verification_code (region_id, email_key, created_at desc);
-- Operators look for a number in all their regions at once.
create index user_account_by_phone on user_account (phone) where phone is not null;
