-- Texts of notices name how long something takes: those that were written before say what held then.
update notification set params = params || '{"hours": "24", "days": "7"}'::jsonb
where kind = 'service_order_changed' and not params ? 'hours';
update notification set params = params || case when params ->> 'stage' = 'pending_provider'
  then '{"hours": "48"}'::jsonb else '{"hours": "72"}'::jsonb end
where kind = 'after_sales_changed' and not params ? 'hours';
update mail_outbox set params = params || '{"days": "14"}'::jsonb
where template = 'message_resolved' and not params ? 'days';
