-- What an account is for: others pay the company to it, or pay back to it. One in force and one under way of each purpose and currency.
alter table bank_account add column purpose text not null default 'collect' check (purpose in ('collect', 'refund'));
alter table bank_account alter column purpose drop default;
drop index bank_account_in_force;
drop index bank_account_under_way;
create unique index bank_account_in_force on bank_account (company_id, purpose, currency) where status = 'verified';
create unique index bank_account_under_way on bank_account (company_id, purpose, currency)
  where status in ('draft', 'pending_check', 'change_pending');
