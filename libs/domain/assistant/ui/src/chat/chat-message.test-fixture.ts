import type { ChatMessage } from '@tradeport/domain/assistant/contract'

export const aMessage = (over: Partial<ChatMessage> = {}): ChatMessage => ({
  id: 'a1',
  seq: 2,
  role: 'assistant',
  status: 'streaming',
  attempt: 1,
  content: '',
  reasoning: null,
  deepThinking: false,
  webSearch: false,
  voice: false,
  attachments: [],
  sources: [],
  actions: [],
  feedback: null,
  errorCode: null,
  authorName: null,
  createdAt: '2026-03-10T02:00:00Z',
  ...over,
})
