-- A colleague is invited by an email address or by a phone number.
alter table company_invitation
  alter column email drop not null,
  add column phone text,
  add constraint company_invitation_address check ((email is null) <> (phone is null));
create unique index company_invitation_open_phone on company_invitation (company_id, party, phone) where status = 'pending';
