-- What is old enough to be forgotten is found by its date; the sign-in log has its index.
create index verification_code_oldest on verification_code (created_at);
create index user_session_oldest on user_session (expires_at);
