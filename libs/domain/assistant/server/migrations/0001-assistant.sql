create table ai_conversation (
  id uuid primary key,
  region_id text not null,
  -- One of the two: somebody signed in, or whoever holds the visitor's key.
  user_id uuid,
  visitor_hash bytea,
  locale text not null,
  title text not null,
  pinned boolean not null default false,
  entry text not null,
  context jsonb not null default '{}',
  deep_thinking boolean not null default false,
  web_search boolean not null default false,
  status text not null check (status in ('active', 'waiting_agent', 'with_agent', 'cleared', 'closed')),
  version integer not null default 1,
  person_name text,
  company_name text,
  handoff_reason text,
  handoff_at timestamptz,
  agent_id uuid,
  agent_name text,
  taken_at timestamptz,
  released_at timestamptz,
  summary text,
  -- Answers in a row that found nothing.
  unanswered integer not null default 0,
  message_count integer not null default 0,
  last_message_at timestamptz not null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  created_by uuid,
  updated_by uuid,
  check (num_nonnulls(user_id, visitor_hash) = 1)
);
create index ai_conversation_person on ai_conversation (user_id, pinned desc, last_message_at desc, id desc)
  where user_id is not null and status <> 'cleared';
create index ai_conversation_visitor on ai_conversation (visitor_hash, pinned desc, last_message_at desc, id desc)
  where visitor_hash is not null and status <> 'cleared';
create index ai_conversation_waiting on ai_conversation (handoff_at, id) where status = 'waiting_agent';
create index ai_conversation_taken on ai_conversation (taken_at desc, id desc) where agent_id is not null;
create index ai_conversation_idle on ai_conversation (last_message_at) where status in ('active', 'with_agent');

create table ai_message (
  id uuid primary key,
  conversation_id uuid not null references ai_conversation (id) on delete cascade,
  seq integer not null,
  role text not null check (role in ('user', 'assistant', 'agent', 'system')),
  status text not null
    check (status in ('queued', 'streaming', 'stopped', 'truncated', 'completed', 'error', 'cancelled')),
  content text not null,
  reasoning text,
  deep_thinking boolean not null default false,
  web_search boolean not null default false,
  voice boolean not null default false,
  attachments jsonb not null default '[]',
  sources jsonb not null default '[]',
  feedback text check (feedback in ('up', 'down')),
  feedback_reason text,
  error_code text,
  author_id uuid,
  author_name text,
  model text,
  tokens_in integer not null default 0,
  tokens_out integer not null default 0,
  -- Counts the writings: 1, and one more each time it goes on.
  attempt integer not null default 1,
  -- While it is written: when its writer was last seen.
  beat_at timestamptz,
  created_at timestamptz not null,
  finished_at timestamptz,
  unique (conversation_id, seq)
);
create index ai_message_running on ai_message (beat_at) where status in ('queued', 'streaming');
create index ai_message_thoughts on ai_message (created_at) where reasoning is not null;

create table ai_action (
  id uuid primary key,
  message_id uuid not null references ai_message (id) on delete cascade,
  action text not null,
  state text not null check (state in ('asked', 'confirmed', 'refused', 'failed')),
  args jsonb not null,
  facts jsonb not null,
  url text,
  created_at timestamptz not null,
  decided_at timestamptz
);
create index ai_action_message on ai_action (message_id);

-- Tokens used by a person or a visitor's key on a civil day of Asia/Shanghai.
create table ai_usage (
  owner text not null,
  day date not null,
  tokens integer not null default 0,
  requests integer not null default 0,
  primary key (owner, day)
);
