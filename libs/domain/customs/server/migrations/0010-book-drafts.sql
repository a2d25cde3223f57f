-- The workbook that a draft was read out of, and which of its forms it is: the same file again makes nothing twice.
alter table declaration_form add column book_hash text;
alter table declaration_form add column book_part integer;
create unique index declaration_form_book on declaration_form (company_id, book_hash, book_part)
  where book_hash is not null and status <> 'cancelled';
