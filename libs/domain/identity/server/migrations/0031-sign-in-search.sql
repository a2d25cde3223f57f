-- People are looked up by any part of name or address, sign-ins and sessions through those who match.
create index user_account_email_trgm on user_account using gin (email gin_trgm_ops);
create index user_account_name_trgm on user_account using gin (display_name gin_trgm_ops);
-- An address by its beginning: a network.
create index login_log_ip on login_log (ip text_pattern_ops);
create index login_log_failed on login_log (at desc, id desc) where result <> 'ok';
-- Who is online: sessions that were used lately, among all that nobody has ended.
create index user_session_seen on user_session (coalesce(last_seen_at, created_at)) where ended_at is null;
