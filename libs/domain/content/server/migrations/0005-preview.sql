-- Signs addresses of previews; made here once, so that all instances share it.
create table content_secret (secret bytea not null);
insert into content_secret
values (sha256(convert_to(gen_random_uuid()::text || gen_random_uuid()::text || gen_random_uuid()::text, 'UTF8')));
