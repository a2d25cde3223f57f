-- Keys of idempotency are compared for being the same, by byte: the order of a language is neither needed nor cheap.
alter table idempotency_record
  alter column actor_key type text collate "C",
  alter column key type text collate "C";
