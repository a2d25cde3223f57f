-- Operators say what they give an ability for: as a gift, as a reward, or to make up for something.
alter table ability_grant drop constraint ability_grant_source_check;
alter table ability_grant add constraint ability_grant_source_check
  check (source in ('free', 'plan', 'package', 'gift', 'reward', 'compensation'));
