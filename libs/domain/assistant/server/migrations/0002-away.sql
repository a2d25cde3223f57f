-- What a person at the desk has said, and how far the other side has it: whoever was away is told by a message.
alter table ai_conversation
  -- Where the person writes from, as a side of a company.
  add column party text,
  -- The last words of a person at the desk, and when they were said.
  add column agent_seq integer not null default 0,
  add column agent_said_at timestamptz,
  -- So far somebody's own pages have followed it.
  add column seen_seq integer not null default 0,
  -- So far a message has told of it.
  add column told_seq integer not null default 0;

create index ai_conversation_away on ai_conversation (agent_said_at)
  where user_id is not null and status <> 'cleared' and agent_seq > seen_seq and agent_seq > told_seq;
