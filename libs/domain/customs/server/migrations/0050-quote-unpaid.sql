-- What a quote waits for is its payment, not the cut-off: whoever owes one has the time for it from now on.
update customs_order set due_at = now() + interval '48 hours'
where status = 'accepted' and fees @> '[{"status": "fixed", "money": "due"}]';
