-- What a reviewer says of a single paper; a refused one says why.
alter table registration_document
  add column state text not null default 'pending' check (state in ('pending', 'accepted', 'rejected')),
  add column reason text,
  add column decided_by uuid,
  add column decided_at timestamptz,
  add constraint registration_document_reason check ((state = 'rejected') = (reason is not null));
