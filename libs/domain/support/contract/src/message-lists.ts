import { BUYER_INQUIRY_TYPES, PORTAL_INQUIRY_TYPES } from '@tradeport/kernel/config'

export const LEAVE_MESSAGE_STATUSES = ['new', 'assigned', 'replied', 'resolved', 'spam'] as const
export type LeaveMessageStatus = (typeof LEAVE_MESSAGE_STATUSES)[number]

/** What the writer of a message sees: that somebody took it for spam is not told. */
export const TRACK_STATUSES = ['new', 'assigned', 'replied', 'resolved'] as const
export type TrackStatus = (typeof TRACK_STATUSES)[number]

/** What an operator may be offered; each is the name of an endpoint. */
export const LEAVE_MESSAGE_ACTIONS = [
  'claim',
  'assign',
  'reply',
  'to_inquiry',
  'invite',
  'note',
  'resolve',
  'spam',
  'not_spam',
] as const
export type LeaveMessageAction = (typeof LEAVE_MESSAGE_ACTIONS)[number]

/** What a message can be turned into. */
export const OFFER_KINDS = ['inquiry', 'registration'] as const
export type OfferKind = (typeof OFFER_KINDS)[number]

/** As whom somebody is invited to register. */
export const INVITED_PARTIES = ['buyer', 'seller', 'provider'] as const
export type InvitedParty = (typeof INVITED_PARTIES)[number]

/** Offered to the writer; taken up by them (a draft, an application); done (sent to the sellers, registered). */
export const OFFER_STATES = ['offered', 'taken', 'done'] as const
export type OfferState = (typeof OFFER_STATES)[number]

export const OFFER_GOODS_MAX = 20

/** What the writer may do now. */
export const TRACK_ACTIONS = ['answer', 'reopen', 'rate'] as const
export type TrackAction = (typeof TRACK_ACTIONS)[number]

/** Form 1 is the portal's quick entry, form 2 that of h5, the assistant and the signed-in front-ends. */
export const MESSAGE_FORMS = ['1', '2'] as const
export type MessageForm = (typeof MESSAGE_FORMS)[number]

export const MESSAGE_TYPES = {
  '1': PORTAL_INQUIRY_TYPES,
  '2': BUYER_INQUIRY_TYPES,
} as const satisfies Record<MessageForm, readonly string[]>
export type MessageType = (typeof MESSAGE_TYPES)[MessageForm][number]
export const ALL_MESSAGE_TYPES: readonly MessageType[] = [
  ...new Set<MessageType>([...PORTAL_INQUIRY_TYPES, ...BUYER_INQUIRY_TYPES]),
]

export const MESSAGE_SOURCES = ['portal', 'widget', 'ai_handoff', 'h5', 'buyer', 'seller', 'provider'] as const
export type MessageSource = (typeof MESSAGE_SOURCES)[number]

export const NEEDS_MAX = 2000
export const NAME_MAX = 64
export const MESSAGE_FILES_MAX = 5
export const MESSAGE_FILE_BYTES = 10 * 1024 * 1024
export const CSAT_VALUES = [1, 2, 3, 4, 5] as const
