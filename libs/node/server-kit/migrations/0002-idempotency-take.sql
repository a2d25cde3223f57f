/*
 * Takes a key of idempotency until the transaction ends and gives what an earlier call with it was answered. A second call with the
 * same key waits in the first statement; the second one then sees what the first call has committed, since each statement of a
 * volatile function looks anew.
 */
create function take_idempotency_key(asked_actor text, asked_key text)
returns table (request_hash text, answer text) language plpgsql volatile as $$
begin
  perform pg_advisory_xact_lock(hashtextextended(asked_actor || ' ' || asked_key, 0));
  return query select r.request_hash, r.answer from idempotency_record r where r.actor_key = asked_actor and r.key = asked_key;
end $$;
