import { defineEndpoint, id, pageInput, pageOutput, statusCountOutput, text, z } from '@tradeport/kernel/contract-kit'
import { LOCALE_CODES } from '@tradeport/kernel/contract-kit'
import { HUMAN_REASONS, chatMessage, conversationDetail, conversationRow } from './conversation.schema'

export const DESK_TABS = ['waiting', 'mine', 'taken', 'released'] as const
export type DeskTab = (typeof DESK_TABS)[number]

export const deskRow = z.extend(conversationRow, {
  locale: z.enum(LOCALE_CODES),
  /** Null for a visitor. */
  personName: z.nullable(z.string()),
  companyName: z.nullable(z.string()),
  regionId: z.string(),
  reason: z.enum(HUMAN_REASONS),
  requestedAt: z.string(),
  agentName: z.nullable(z.string()),
  /** Begin of the person's last words. */
  excerpt: z.string(),
})
export type DeskRow = z.output<typeof deskRow>

export const deskPage = defineEndpoint({
  name: 'assistant.deskPage',
  path: '/ai/desk/page',
  audiences: ['operator'],
  input: pageInput({ tab: z._default(z.enum(DESK_TABS), 'waiting'), locale: z.optional(z.enum(LOCALE_CODES)) }),
  output: pageOutput(deskRow),
  reads: ['assistantDesk'],
  summary: 'Waiting: who waits longest first; the others newest first.',
})

export const deskStatusCount = defineEndpoint({
  name: 'assistant.deskStatusCount',
  path: '/ai/desk/statusCount',
  audiences: ['operator'],
  input: z.object({}),
  output: statusCountOutput(),
  reads: ['assistantDesk'],
})

export const deskOpen = defineEndpoint({
  name: 'assistant.deskOpen',
  path: '/ai/desk/detail',
  audiences: ['operator'],
  audit: 'read',
  input: z.object({ id: id() }),
  output: z.extend(conversationDetail, {
    personName: z.nullable(z.string()),
    companyName: z.nullable(z.string()),
    regionId: z.string(),
    summary: z.nullable(z.string()),
  }),
  errors: ['AI800404'],
  reads: ['assistantDesk'],
})

export const deskFeed = defineEndpoint({
  name: 'assistant.deskFeed',
  method: 'GET',
  path: '/ai/desk/feed',
  audiences: ['operator'],
  kind: 'feed',
  input: z.object({ conversationId: id() }),
  output: z.unknown(),
  errors: ['AI800404'],
  summary: 'The events of `conversationFeed`, for the operators’ desk.',
})

const deskAction = {
  audiences: ['operator'],
  writes: true,
  output: z.object({ id: z.string(), status: z.string(), version: z.int() }),
  errors: ['AI800404', 'AI800403', 'FT510006'],
  touches: ['assistantDesk'],
} as const

export const deskTake = defineEndpoint({
  ...deskAction,
  name: 'assistant.deskTake',
  path: '/ai/desk/take',
  input: z.object({ id: id(), version: z.int() }),
})

export const deskReply = defineEndpoint({
  ...deskAction,
  name: 'assistant.deskReply',
  path: '/ai/desk/reply',
  input: z.object({ id: id(), content: text(5_000) }),
  output: chatMessage,
})

export const deskRelease = defineEndpoint({
  ...deskAction,
  name: 'assistant.deskRelease',
  path: '/ai/desk/release',
  input: z.object({ id: id(), version: z.int(), summary: text(2_000) }),
})
