-- The operators' front-ends as clients of one sign-in: where each lies besides its own address, and which roles may enter; all when empty.
create table sso_client (
  key text primary key,
  addresses text[] not null default '{}',
  roles text[] not null default '{}',
  version integer not null default 0,
  updated_at timestamptz,
  updated_by uuid
);
insert into sso_client (key) values ('admin'), ('userCenter'), ('menu'), ('dump'), ('cms');
