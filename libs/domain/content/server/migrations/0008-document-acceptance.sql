-- Who accepted which edition of a document. Each person for themselves: whoever works under a rule has to have read it. The company and
-- the side say for whom they worked then.
create table document_acceptance (
  id uuid primary key,
  region_id text not null,
  -- The first edition, by which a document is known in all of them.
  document_id uuid not null references related_document (id),
  edition integer not null,
  user_id uuid not null,
  side text not null check (side in ('visitor', 'buyer', 'seller', 'provider')),
  -- Null for who belonged to none.
  company_id uuid,
  accepted_at timestamptz not null,
  -- Empty once the account is.
  ip text not null,
  unique (document_id, edition, user_id)
);
create index document_acceptance_latest on document_acceptance (document_id, edition, accepted_at desc, id desc);
create index document_acceptance_person on document_acceptance (user_id);

create index related_document_must_accept on related_document (region_id) where status = 'published' and must_accept;
