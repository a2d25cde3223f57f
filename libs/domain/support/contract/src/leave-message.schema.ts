import { BUYER_INQUIRY_TYPES, EMAIL_MAX, PORTAL_INQUIRY_TYPES, URL_MAX } from '@tradeport/kernel/config'
import { countryCode, documentEvent, id, LOCALE_CODES, optionalText, text, z } from '@tradeport/kernel/contract-kit'
import {
  LEAVE_MESSAGE_STATUSES,
  MESSAGE_FILES_MAX,
  MESSAGE_FORMS,
  MESSAGE_SOURCES,
  NAME_MAX,
  NEEDS_MAX,
  INVITED_PARTIES,
  OFFER_GOODS_MAX,
  OFFER_KINDS,
  OFFER_STATES,
  TRACK_STATUSES,
} from './message-lists'

const messageType = () => z.enum([...PORTAL_INQUIRY_TYPES, ...BUYER_INQUIRY_TYPES])
const fileIds = () => z._default(z.array(id()).check(z.maxLength(MESSAGE_FILES_MAX)), [])
export const formToken = () => z.string().check(z.minLength(20), z.maxLength(600))
/** Characters are counted as people see them, not as UTF-16 units. */
const letters = (max: number) =>
  z.string().check(
    z.trim(),
    z.minLength(1),
    z.refine(value => [...value].length <= max, { error: 'too_long', params: { max } }),
  )

export const messageSubmitInput = z.object({
  formToken: formToken(),
  form: z.enum(MESSAGE_FORMS),
  type: messageType(),
  needs: letters(NEEDS_MAX),
  country: countryCode(),
  name: letters(NAME_MAX),
  email: z.optional(z.string().check(z.trim(), z.maxLength(EMAIL_MAX))),
  areaCode: z.optional(z.string().check(z.trim(), z.regex(/^\+\d{1,4}$/))),
  phone: z.optional(z.string().check(z.trim(), z.maxLength(20))),
  /** Where the form was opened. (`source` is taken: the request layer's region.) */
  origin: z.enum(MESSAGE_SOURCES),
  pageUrl: z.optional(z.string().check(z.trim(), z.maxLength(URL_MAX))),
  fileIds: fileIds(),
  /** Nobody sees this field: whoever fills it is a program. */
  website: z.optional(z.string().check(z.maxLength(500))),
})
export type MessageSubmitInput = z.input<typeof messageSubmitInput>

/** A message by its number, and the key of its link; whoever is signed in needs no key for their own. */
export const trackInput = z.object({
  no: z.string().check(z.trim(), z.regex(/^LM\d{8,30}$/)),
  key: z.optional(z.string().check(z.regex(/^[\w-]{43}$/))),
})
export type TrackInput = z.input<typeof trackInput>

export const answerInput = z.object({
  ...trackInput.shape,
  body: letters(NEEDS_MAX),
  formToken: z.optional(formToken()),
  fileIds: fileIds(),
})

export const messageFile = z.object({ id: z.string(), name: z.string(), size: z.int() })
export type MessageFile = z.output<typeof messageFile>

const turn = z.object({
  id: z.string(),
  side: z.enum(['visitor', 'operator', 'system']),
  /** Of operators their name; the writer is "you". */
  authorName: z.nullable(z.string()),
  body: z.string(),
  files: z.array(messageFile),
  at: z.string(),
})

export const trackDetail = z.object({
  no: z.string(),
  status: z.enum(TRACK_STATUSES),
  version: z.int(),
  actions: z.array(z.string()),
  type: messageType(),
  createdAt: z.string(),
  /** When an answer can be expected; null while nobody waits for one. */
  dueAt: z.nullable(z.string()),
  reopenUntil: z.nullable(z.string()),
  csat: z.nullable(z.int()),
  conversation: z.array(turn),
})
export type TrackDetail = z.output<typeof trackDetail>

export const ownMessageRow = z.object({
  no: z.string(),
  status: z.enum(TRACK_STATUSES),
  type: messageType(),
  needs: z.string(),
  createdAt: z.string(),
  updatedAt: z.string(),
})
export type OwnMessageRow = z.output<typeof ownMessageRow>

/** What became of a message beyond its answer. */
export const messageOffer = z.object({
  id: z.string(),
  kind: z.enum(OFFER_KINDS),
  party: z.enum(INVITED_PARTIES),
  state: z.enum(OFFER_STATES),
  /** Whom it went to: the address, or the name of the account. */
  recipient: z.string(),
  /** The inquiry, or the application to register; null until there is one, and for buyers, who need none. */
  targetId: z.nullable(z.string()),
  targetNo: z.nullable(z.string()),
  at: z.string(),
})
export type MessageOffer = z.output<typeof messageOffer>

export const leaveMessageRow = z.object({
  id: z.string(),
  no: z.string(),
  status: z.enum(LEAVE_MESSAGE_STATUSES),
  version: z.int(),
  actions: z.array(z.string()),
  regionId: z.string(),
  type: messageType(),
  source: z.enum(MESSAGE_SOURCES),
  locale: z.enum(LOCALE_CODES),
  name: z.string(),
  country: z.string(),
  excerpt: z.string(),
  assignedTo: z.nullable(z.string()),
  assignedName: z.nullable(z.string()),
  dueAt: z.nullable(z.string()),
  overdue: z.boolean(),
  csat: z.nullable(z.int()),
  /** The latest. */
  offer: z.nullable(messageOffer),
  createdAt: z.string(),
  updatedAt: z.string(),
})
export type LeaveMessageRow = z.output<typeof leaveMessageRow>

export const leaveMessageDetail = z.extend(leaveMessageRow, {
  needs: z.string(),
  email: z.nullable(z.string()),
  phone: z.nullable(z.string()),
  pageUrl: z.nullable(z.string()),
  hasAccount: z.boolean(),
  spamReasons: z.array(z.string()),
  csatComment: z.nullable(z.string()),
  offers: z.array(messageOffer),
  conversation: z.array(
    z.extend(turn, {
      internal: z.boolean(),
      /** How it reached the writer. */
      channels: z.array(z.string()),
    }),
  ),
  timeline: z.array(documentEvent()),
})
export type LeaveMessageDetail = z.output<typeof leaveMessageDetail>
export type MessageTurn = LeaveMessageDetail['conversation'][number]

/** What an operator writes to the sender. */
export const operatorReply = { body: letters(5000), fileIds: fileIds() }
export const changeOutput = z.object({ id: z.string(), version: z.int(), status: z.string() })
/** Notes are added beside each other: none makes another stale. */
export const noteInput = z.object({ id: id(), body: text(2000) })

const offerEmail = () => z.optional(z.string().check(z.trim(), z.maxLength(EMAIL_MAX), z.email({ error: 'email' })))

/** An inquiry prepared for the writer, who sees it, changes it and sends it: nobody asks sellers in their name. */
export const preparedInquiry = {
  body: letters(2000),
  productIds: z._default(z.array(id()).check(z.maxLength(OFFER_GOODS_MAX)), []),
  /** What no product of the mall is. */
  goods: optionalText(200),
  storeIds: z._default(z.array(id()).check(z.maxLength(OFFER_GOODS_MAX)), []),
  /** The buyer account it is for; without it the address gets an invitation. */
  buyerUserId: z.optional(id()),
  email: offerEmail(),
}
export const invitation = {
  body: letters(2000),
  party: z.enum(INVITED_PARTIES),
  email: offerEmail(),
}
