-- Days on which nobody works although it is a weekday, and weekends that are worked instead: those of 2026 as the State Council has announced
-- them (4 November 2025). Operators write the next years; a region switches off what is not its own.
insert into reference_list (code, extensible, searched, system, updated_at) values
  ('public_holiday', true, false, true, '2026-11-26T00:00:00Z');
insert into reference_item (id, list_code, value, label, extra, sort, status, created_at, updated_at)
select gen_random_uuid(), 'public_holiday', day.value, jsonb_build_object('zh_CN', day.zh, 'en_US', day.en), jsonb_build_object('kind', day.kind),
  10 * row_number() over (order by day.value), 'enabled', '2026-11-26T00:00:00Z', '2026-11-26T00:00:00Z'
from (values
  ('2026-01-01', 'holiday', '元旦', 'New Year’s Day'),
  ('2026-01-02', 'holiday', '元旦', 'New Year’s Day'),
  ('2026-01-03', 'holiday', '元旦', 'New Year’s Day'),
  ('2026-01-04', 'workday', '调休上班', 'Working day in exchange'),
  ('2026-02-14', 'workday', '调休上班', 'Working day in exchange'),
  ('2026-02-15', 'holiday', '春节', 'Spring Festival'),
  ('2026-02-16', 'holiday', '春节', 'Spring Festival'),
  ('2026-02-17', 'holiday', '春节', 'Spring Festival'),
  ('2026-02-18', 'holiday', '春节', 'Spring Festival'),
  ('2026-02-19', 'holiday', '春节', 'Spring Festival'),
  ('2026-02-20', 'holiday', '春节', 'Spring Festival'),
  ('2026-02-21', 'holiday', '春节', 'Spring Festival'),
  ('2026-02-22', 'holiday', '春节', 'Spring Festival'),
  ('2026-02-23', 'holiday', '春节', 'Spring Festival'),
  ('2026-02-28', 'workday', '调休上班', 'Working day in exchange'),
  ('2026-04-04', 'holiday', '清明节', 'Tomb-Sweeping Day'),
  ('2026-04-05', 'holiday', '清明节', 'Tomb-Sweeping Day'),
  ('2026-04-06', 'holiday', '清明节', 'Tomb-Sweeping Day'),
  ('2026-05-01', 'holiday', '劳动节', 'Labour Day'),
  ('2026-05-02', 'holiday', '劳动节', 'Labour Day'),
  ('2026-05-03', 'holiday', '劳动节', 'Labour Day'),
  ('2026-05-04', 'holiday', '劳动节', 'Labour Day'),
  ('2026-05-05', 'holiday', '劳动节', 'Labour Day'),
  ('2026-05-09', 'workday', '调休上班', 'Working day in exchange'),
  ('2026-06-19', 'holiday', '端午节', 'Dragon Boat Festival'),
  ('2026-06-20', 'holiday', '端午节', 'Dragon Boat Festival'),
  ('2026-06-21', 'holiday', '端午节', 'Dragon Boat Festival'),
  ('2026-09-20', 'workday', '调休上班', 'Working day in exchange'),
  ('2026-09-25', 'holiday', '中秋节', 'Mid-Autumn Festival'),
  ('2026-09-26', 'holiday', '中秋节', 'Mid-Autumn Festival'),
  ('2026-09-27', 'holiday', '中秋节', 'Mid-Autumn Festival'),
  ('2026-10-01', 'holiday', '国庆节', 'National Day'),
  ('2026-10-02', 'holiday', '国庆节', 'National Day'),
  ('2026-10-03', 'holiday', '国庆节', 'National Day'),
  ('2026-10-04', 'holiday', '国庆节', 'National Day'),
  ('2026-10-05', 'holiday', '国庆节', 'National Day'),
  ('2026-10-06', 'holiday', '国庆节', 'National Day'),
  ('2026-10-07', 'holiday', '国庆节', 'National Day'),
  ('2026-10-10', 'workday', '调休上班', 'Working day in exchange')
) as day (value, kind, zh, en);
