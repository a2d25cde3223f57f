-- Names of operators' roles, of departments and of companies' own roles: `name` is as it was first written, in `name_locale`; `names` has it in
-- every language that somebody wrote it in. Of names that are there the letters tell the language.
do $$
declare
  kind text;
begin
  foreach kind in array array['operator_role', 'department', 'company_role'] loop
    execute format($f$
      alter table %I
        add column names jsonb not null default '{}',
        add column name_locale text not null default 'en_US'
    $f$, kind);
    execute format($f$
      update %I set name_locale = case
        when name ~ '[\u3040-\u30ff]' then 'ja_JP'
        when name ~ '[\uac00-\ud7af]' then 'ko_KR'
        when name ~ '[\u4e00-\u9fff]' then 'zh_CN'
        when name ~ '[\u0400-\u04ff]' then 'ru_RU'
        when name ~ '[\u0e00-\u0e7f]' then 'th_TH'
        else 'en_US' end
    $f$, kind);
    execute format('update %I set names = jsonb_build_object(name_locale, name)', kind);
  end loop;
end $$;
