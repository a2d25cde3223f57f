-- Operators find a company by any part of its name, its number or its registration number, in one index.
create index company_words on company using gin (lower(legal_name || E'\n' || no || E'\n' || coalesce(reg_no, '')) gin_trgm_ops);

-- Who signed in at the same moment stands in the order of the list as well.
drop index user_session_open;
create index user_session_open on user_session (created_at desc, id desc) where ended_at is null;
