-- Suggestions are read at every letter: from the indexes alone, which are in order, and not row by row from all over the table.
drop index search_suggestion_uses;
create index search_suggestion_uses on search_suggestion (region_id, uses desc) include (folded, display);
drop index search_suggestion_prefix;
create index search_suggestion_prefix on search_suggestion (region_id, folded text_pattern_ops) include (display, uses);
