import { REGION_KEYS } from '@tradeport/kernel/config'
import {
  defineEndpoint,
  id,
  LOCALE_CODES,
  pageInput,
  pageOutput,
  statusCountOutput,
  z,
} from '@tradeport/kernel/contract-kit'
import {
  changeOutput,
  inviteInput,
  leaveMessageDetail,
  leaveMessageRow,
  noteInput,
  operatorTextInput,
  toInquiryInput,
  versionedInput,
} from './leave-message.schema'
import { ALL_MESSAGE_TYPES, LEAVE_MESSAGE_STATUSES } from './message-lists'

const filters = {
  type: z.optional(z.enum(ALL_MESSAGE_TYPES)),
  region: z.optional(z.enum(REGION_KEYS)),
  locale: z.optional(z.enum(LOCALE_CODES)),
  /** `mine`: assigned to the caller; `overdue`: waits longer than promised; `unassigned`: nobody's yet. */
  work: z.optional(z.enum(['mine', 'overdue', 'unassigned'])),
}

export const leaveMessagePage = defineEndpoint({
  name: 'support.leaveMessagePage',
  path: '/message/leave/page',
  audiences: ['operator'],
  input: pageInput({ status: z.optional(z.enum(LEAVE_MESSAGE_STATUSES)), ...filters }, [
    '-createdAt',
    'createdAt',
    'dueAt',
  ]),
  output: pageOutput(leaveMessageRow),
  reads: ['leaveMessage'],
})

export const leaveMessageStatusCount = defineEndpoint({
  name: 'support.leaveMessageStatusCount',
  path: '/message/leave/statusCount',
  audiences: ['operator'],
  input: z.object({ keyword: z.optional(z.string().check(z.trim(), z.maxLength(200))), ...filters }),
  output: statusCountOutput(),
  reads: ['leaveMessage'],
})

export const leaveMessageDetailOf = defineEndpoint({
  name: 'support.leaveMessageDetail',
  path: '/message/leave/detail',
  audiences: ['operator'],
  audit: 'read',
  input: z.object({ id: id() }),
  output: leaveMessageDetail,
  errors: ['MALL600404'],
  reads: ['leaveMessage'],
})

export const leaveMessageAgents = defineEndpoint({
  name: 'support.leaveMessageAgents',
  path: '/message/leave/agents',
  audiences: ['operator'],
  input: z.object({ id: id() }),
  output: z.array(z.object({ userId: z.string(), name: z.string() })),
  errors: ['MALL600404'],
  summary: 'Who can be given this message.',
})

export const leaveMessageFile = defineEndpoint({
  name: 'support.leaveMessageFile',
  path: '/message/leave/file',
  audiences: ['operator'],
  kind: 'binary',
  input: z.object({ id: id(), fileId: id() }),
  output: z.unknown(),
  errors: ['MALL600404'],
})

const change = <const A extends string>(action: A, summary: string) => ({
  name: `support.leaveMessage${action.charAt(0).toUpperCase()}${action.slice(1)}`,
  path: `/message/leave/${action}` as const,
  audiences: ['operator'] as const,
  output: changeOutput,
  writes: true,
  touches: ['leaveMessage'],
  errors: ['MALL600404'],
  summary,
})

export const leaveMessageClaim = defineEndpoint({ ...change('claim', 'The caller takes it.'), input: versionedInput })
export const leaveMessageAssign = defineEndpoint({
  ...change('assign', 'Gives it to a colleague.'),
  input: z.object({ ...versionedInput.shape, userId: id() }),
})
export const leaveMessageReply = defineEndpoint({
  ...change('reply', 'Answers by mail, on the tracking page and in the message centre of those with an account.'),
  input: operatorTextInput,
})
export const leaveMessageNote = defineEndpoint({
  ...change('note', 'For colleagues only.'),
  input: noteInput,
})
export const leaveMessageResolve = defineEndpoint({
  ...change('resolve', 'Settled; the writer is asked how it was.'),
  input: versionedInput,
})
export const leaveMessageSpam = defineEndpoint({ ...change('spam', 'Out of the queue.'), input: versionedInput })
export const leaveMessageNotSpam = defineEndpoint({
  ...change('notSpam', 'Back into the queue.'),
  input: versionedInput,
})
export const leaveMessageToInquiry = defineEndpoint({
  ...change('toInquiry', 'Prepares an inquiry for the writer, who sends it to the sellers.'),
  input: toInquiryInput,
})
export const leaveMessageInvite = defineEndpoint({
  ...change('invite', 'Invites the writer by mail to register as buyer, seller or service provider.'),
  input: inviteInput,
})

/** Words of the one who looks something up for a message, in the region the message belongs to. */
const lookUp = () => z.object({ id: id(), keyword: z._default(z.string().check(z.trim(), z.maxLength(200)), '') })

export const leaveMessageGoods = defineEndpoint({
  name: 'support.leaveMessageGoods',
  path: '/message/leave/goods',
  audiences: ['operator'],
  input: lookUp(),
  output: z.object({
    products: z.array(z.object({ id: z.string(), title: z.string(), storeName: z.string() })),
    stores: z.array(z.object({ id: z.string(), name: z.string() })),
  }),
  errors: ['MALL600404'],
  summary: 'Products and sellers that an inquiry made from this message can name.',
})

export const leaveMessageBuyers = defineEndpoint({
  name: 'support.leaveMessageBuyers',
  path: '/message/leave/buyers',
  audiences: ['operator'],
  input: lookUp(),
  output: z.array(z.object({ userId: z.string(), name: z.string(), company: z.string(), isWriter: z.boolean() })),
  errors: ['MALL600404'],
  summary: 'Buyer accounts that an inquiry made from this message can be for: the writer’s own first.',
})

export const leaveMessageSources = defineEndpoint({
  name: 'support.leaveMessageSources',
  path: '/message/leave/sources',
  audiences: ['operator'],
  input: z.object({ inquiryId: z.optional(id()), registrationId: z.optional(id()) }),
  output: z.array(z.object({ id: z.string(), no: z.string() })),
  reads: ['leaveMessage'],
  summary: 'The messages that an inquiry or an application to register came from; empty for readers of other things.',
})
