-- Grants whose end has been looked at: what they covered is hidden or was covered by others. What ended before is none of it.
alter table ability_grant add column end_seen_at timestamptz;
update ability_grant set end_seen_at = valid_to where valid_to <= now();
create index ability_grant_ending on ability_grant (valid_to) where valid_to is not null and end_seen_at is null;
