-- The number that has answered with a code, in digits: as long as the contact is reached there.
alter table registration_application add column contact_phone_verified text;
alter table company add column contact_phone_verified text;
