/*
 * Lists at volume. How many forms a company, a broker and a region have is kept as sums of small changes: nobody waits for a
 * counter row, and tabs and totals count nothing. A job folds the changes together.
 */
create table declaration_count (
  region_id text not null,
  company_id uuid not null,
  broker_company_id uuid,
  status text not null,
  delta integer not null
);
create index declaration_count_company on declaration_count (company_id);
create index declaration_count_broker on declaration_count (broker_company_id) where broker_company_id is not null;
create table declaration_region_count (
  region_id text not null,
  status text not null,
  delta integer not null
);
create index declaration_region_count_region on declaration_region_count (region_id) include (status, delta);

/*
 * What a keyword finds: every word of a form's numbers and names, and what follows a stroke within one. In the order of the
 * words, so that a look at how many there are ends after so many, however common a word is: that is what the search by trigrams cannot do.
 */
create table declaration_word (
  region_id text not null,
  company_id uuid not null,
  form_id uuid not null,
  word text collate "C" not null
);

/** The words of a form as it stands, each once. */
create function declaration_words(search_text text, entry_id text, cus_ciq_no text) returns setof text
language sql immutable as $$
  with term as (select distinct term from regexp_split_to_table(lower(concat_ws(' ', search_text, entry_id, cus_ciq_no)), '\s+') term)
  select distinct left(word, 60) from (
    select term as word from term
    union all
    select part from term, regexp_split_to_table(term, '[-/]') part where term ~ '[-/]') words
  where word <> ''
$$;

create function declarations_came() returns trigger language plpgsql as $$
begin
  insert into declaration_count select region_id, company_id, broker_company_id, status, count(*) from fresh group by 1, 2, 3, 4;
  insert into declaration_region_count select region_id, status, count(*) from fresh group by 1, 2;
  insert into declaration_word
  select region_id, company_id, id, word from fresh, declaration_words(search_text, entry_id, cus_ciq_no) word;
  return null;
end $$;
create trigger declarations_came after insert on declaration_form
  referencing new table as fresh for each statement execute function declarations_came();

create function declaration_moved() returns trigger language plpgsql as $$
begin
  insert into declaration_count
  values (old.region_id, old.company_id, old.broker_company_id, old.status, -1),
    (new.region_id, new.company_id, new.broker_company_id, new.status, 1);
  if (old.region_id, old.status) is distinct from (new.region_id, new.status) then
    insert into declaration_region_count values (old.region_id, old.status, -1), (new.region_id, new.status, 1);
  end if;
  return null;
end $$;
create trigger declaration_moved after update on declaration_form for each row
  when ((old.region_id, old.company_id, old.broker_company_id, old.status)
    is distinct from (new.region_id, new.company_id, new.broker_company_id, new.status))
  execute function declaration_moved();

create function declaration_reworded() returns trigger language plpgsql as $$
begin
  delete from declaration_word where company_id = old.company_id and form_id = old.id
    and word in (select declaration_words(old.search_text, old.entry_id, old.cus_ciq_no));
  insert into declaration_word
  select new.region_id, new.company_id, new.id, word from declaration_words(new.search_text, new.entry_id, new.cus_ciq_no) word;
  return null;
end $$;
create trigger declaration_reworded after update on declaration_form for each row
  when ((old.region_id, old.company_id, old.search_text, old.entry_id, old.cus_ciq_no)
    is distinct from (new.region_id, new.company_id, new.search_text, new.entry_id, new.cus_ciq_no))
  execute function declaration_reworded();

create function declaration_gone() returns trigger language plpgsql as $$
begin
  insert into declaration_count values (old.region_id, old.company_id, old.broker_company_id, old.status, -1);
  insert into declaration_region_count values (old.region_id, old.status, -1);
  delete from declaration_word where company_id = old.company_id and form_id = old.id
    and word in (select declaration_words(old.search_text, old.entry_id, old.cus_ciq_no));
  return null;
end $$;
create trigger declaration_gone after delete on declaration_form for each row execute function declaration_gone();

create function declarations_emptied() returns trigger language plpgsql as $$
begin
  truncate declaration_count, declaration_region_count, declaration_word;
  return null;
end $$;
create trigger declarations_emptied after truncate on declaration_form for each statement execute function declarations_emptied();

insert into declaration_count select region_id, company_id, broker_company_id, status, count(*) from declaration_form group by 1, 2, 3, 4;
insert into declaration_region_count select region_id, status, count(*) from declaration_form group by 1, 2;
insert into declaration_word
select region_id, company_id, id, word from declaration_form, declaration_words(search_text, entry_id, cus_ciq_no) word;
create index declaration_word_company on declaration_word (company_id, word, form_id);
create index declaration_word_region on declaration_word (region_id, word, form_id);

-- Filters whose rare values would otherwise be looked for through everything a company has.
create index declaration_form_company_mode on declaration_form (company_id, trade_mode, updated_at desc, id desc);
create index declaration_form_offline on declaration_form (company_id, updated_at desc, id desc) where channel = 'offline';
-- What was declared last comes first and what was not declared comes last, which the indexes by day have the other way round.
create index declaration_form_company_declared on declaration_form (company_id, declare_date desc nulls last, id desc);
create index declaration_form_region_declared on declaration_form (region_id, declare_date desc nulls last, id desc) where status <> 'draft';
create index declaration_form_broker_declared on declaration_form (broker_company_id, declare_date desc nulls last, id desc)
  where broker_company_id is not null;
create index declaration_form_broker_day on declaration_form (broker_company_id, declare_date desc, id desc)
  where broker_company_id is not null;
