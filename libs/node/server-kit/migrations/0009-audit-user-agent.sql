-- With which program somebody acted. Rows of before say nothing of it, and their links hold as they are.
alter table audit_log add column user_agent text;
create or replace function audit_digest(a audit_log) returns bytea language sql stable as $$
  select sha256(convert_to((jsonb_build_array(
    a.seq, to_char(a.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US'), a.actor_user_id, a.actor_kind, a.actor_name,
    a.request_source, a.request_id, a.action, a.entity_type, a.entity_id, a.company_id, a.region_id, a.before, a.after,
    a.reason, a.entity_no, a.on_behalf_of, a.changed_fields, host(a.ip), a.result)
    || case when a.user_agent is null then '[]'::jsonb else jsonb_build_array(a.user_agent) end)::text, 'UTF8'))
$$;
