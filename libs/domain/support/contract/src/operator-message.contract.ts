import { REGION_KEYS } from '@tradeport/kernel/config'
import {
  defineEndpoint,
  defineStep,
  id,
  LOCALE_CODES,
  pageInput,
  pageOutput,
  statusCountOutput,
  z,
} from '@tradeport/kernel/contract-kit'
import {
  changeOutput,
  invitation,
  leaveMessageDetail,
  leaveMessageRow,
  noteInput,
  operatorReply,
  preparedInquiry,
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
  output: z.array(z.object({ userId: z.string(), name: z.string(), languages: z.array(z.enum(LOCALE_CODES)) })),
  errors: ['MALL600404'],
  summary: 'Who can be given this message: those who speak its language first.',
})

export const leaveMessageFile = defineEndpoint({
  name: 'support.leaveMessageFile',
  path: '/message/leave/file',
  audiences: ['operator'],
  audit: 'read',
  reads: ['leaveMessage'],
  kind: 'binary',
  input: z.object({ id: id(), fileId: id() }),
  output: z.unknown(),
  errors: ['MALL600404'],
})

const MESSAGE = {
  name: 'support.leaveMessage',
  path: '/message/leave',
  touches: ['leaveMessage'],
  errors: ['MALL600404'],
  changed: () => changeOutput,
} as const

export const leaveMessageClaim = defineStep(MESSAGE, 'claim', {
  audiences: ['operator'],
  summary: 'The caller takes it.',
})
export const leaveMessageAssign = defineStep(MESSAGE, 'assign', {
  audiences: ['operator'],
  input: { userId: id() },
  summary: 'Gives it to a colleague.',
})
export const leaveMessageReply = defineStep(MESSAGE, 'reply', {
  audiences: ['operator'],
  input: operatorReply,
  summary: 'Answers by mail, on the tracking page and in the message centre of those with an account.',
})
export const leaveMessageNote = defineEndpoint({
  name: 'support.leaveMessageNote',
  path: '/message/leave/note',
  audiences: ['operator'],
  input: noteInput,
  output: changeOutput,
  errors: MESSAGE.errors,
  writes: true,
  touches: MESSAGE.touches,
  summary: 'For colleagues only.',
})
export const leaveMessageResolve = defineStep(MESSAGE, 'resolve', {
  audiences: ['operator'],
  summary: 'Settled; the writer is asked how it was.',
})
export const leaveMessageSpam = defineStep(MESSAGE, 'spam', {
  audiences: ['operator'],
  summary: 'Out of the queue.',
})
export const leaveMessageNotSpam = defineStep(MESSAGE, 'notSpam', {
  audiences: ['operator'],
  summary: 'Back into the queue.',
})
export const leaveMessageToInquiry = defineStep(MESSAGE, 'toInquiry', {
  audiences: ['operator'],
  input: preparedInquiry,
  summary: 'Prepares an inquiry for the writer, who sends it to the sellers.',
})
export const leaveMessageInvite = defineStep(MESSAGE, 'invite', {
  audiences: ['operator'],
  input: invitation,
  summary: 'Invites the writer by mail to register as buyer, seller or service provider.',
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
