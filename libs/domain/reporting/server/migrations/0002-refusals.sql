-- Calls that were refused for a reason the product knows are no faults: they stand by themselves.
alter table report_group drop constraint report_group_kind_check;
alter table report_group add constraint report_group_kind_check check (kind in ('call', 'refusal', 'render', 'script'));
update report_group set kind = 'refusal'
where kind = 'call' and code ~ '^(AI8|FILE7|FT5|MALL6|UPT|USER_SERVICE5|gateway\.|global|user)' and code <> 'AI800500';
