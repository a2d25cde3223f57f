-- Who did what to which document: found by company, person, number and kind; `result` also keeps what was refused.
alter table audit_log
  add column entity_no text,
  add column on_behalf_of uuid,
  add column changed_fields text[] not null default '{}',
  add column ip inet,
  add column result text not null default 'ok' check (result in ('ok', 'denied', 'failed'));
create index audit_log_company on audit_log (company_id, seq) where company_id is not null;
create index audit_log_actor on audit_log (actor_user_id, seq) where actor_user_id is not null;
create index audit_log_no on audit_log (entity_no) where entity_no is not null;
create index audit_log_entity_id on audit_log (entity_id);
create index audit_log_actor_name on audit_log using gin (actor_name gin_trgm_ops);
create index audit_log_result on audit_log (region_id, result, seq) where result <> 'ok';
create index audit_log_entity_type on audit_log (region_id, entity_type, seq);
create index audit_log_region_at on audit_log (region_id, at);

-- Rows that wait for their link of the chain: in the order in which they were committed, which `seq` is not.
create table audit_unsealed (
  seq bigint primary key
);
insert into audit_unsealed select seq from audit_log;
create function audit_log_waits_for_seal() returns trigger language plpgsql as $$
begin
  insert into audit_unsealed values (new.seq);
  return null;
end $$;
create trigger audit_log_unsealed after insert on audit_log
  for each row execute function audit_log_waits_for_seal();

-- The chain: sha256(link before || sha256(row)). The last link of a day stands for everything until then.
create table audit_seal (
  position bigint primary key,
  seq bigint not null unique,
  day date not null,
  hash bytea not null
);
create index audit_seal_day on audit_seal (day, position);
create trigger audit_seal_append_only before update or delete on audit_seal
  for each row execute function audit_log_is_append_only();
create trigger audit_log_not_emptied before truncate on audit_log
  for each statement execute function audit_log_is_append_only();
create trigger audit_seal_not_emptied before truncate on audit_seal
  for each statement execute function audit_log_is_append_only();

-- What is sealed of a row: every column, written the same way on every server.
create function audit_digest(a audit_log) returns bytea language sql stable as $$
  select sha256(convert_to(jsonb_build_array(
    a.seq, to_char(a.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US'), a.actor_user_id, a.actor_kind, a.actor_name,
    a.request_source, a.request_id, a.action, a.entity_type, a.entity_id, a.company_id, a.region_id, a.before, a.after,
    a.reason, a.entity_no, a.on_behalf_of, a.changed_fields, host(a.ip), a.result)::text, 'UTF8'))
$$;
