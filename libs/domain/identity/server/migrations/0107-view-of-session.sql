-- Looking on is part of the session that it was begun in: it ends with it, whoever ends that, and however.
alter table view_session add column session_id uuid references user_session (id) on delete set null;
create index view_session_session on view_session (session_id);
-- Of those that are open nobody knows any more which session it was.
update view_session set ended_at = now() where ended_at is null;
