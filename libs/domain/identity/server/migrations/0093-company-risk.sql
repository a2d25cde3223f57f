-- Why a company begins nothing new: its licence has ended, or the platform sees a risk. Each is lifted by itself.
alter table company
  add column restricted_for text[] not null default '{}' check (restricted_for <@ '{licence,risk}'),
  add column risk_reason text,
  -- What the badge was before: it comes back with the end of the risk, where the licence still holds.
  add column level_before_risk smallint,
  add constraint company_risk check (('risk' = any (restricted_for)) = (risk_reason is not null));
update company set restricted_for = '{licence}' where status = 'restricted';
create index company_restricted on company (region_id, id desc) where restricted_for <> '{}';
