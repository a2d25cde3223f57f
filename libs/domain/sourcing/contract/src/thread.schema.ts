import { countryCode, i18nText, id, text, z, LOCALE_CODES } from '@tradeport/kernel/contract-kit'
import { attachment, attachments } from './attachment.schema'
import { incoterm, quantity, unitPrice, offeredCurrency } from './commercial-terms.schema'

export const THREAD_STATUSES = [
  'new',
  'viewed',
  'in_negotiation',
  'waiting_buyer',
  'quoted',
  'won',
  'lost',
  'declined',
  'closed',
  'unanswered',
] as const
export type ThreadStatus = (typeof THREAD_STATUSES)[number]

export const THREAD_DECLINE_REASONS = [
  'out_of_range',
  'quantity_too_small',
  'price_not_possible',
  'capacity',
  'destination',
  'other',
] as const
export const THREAD_CLOSE_REASONS = ['found_supplier', 'no_longer_needed', 'terms_not_suitable', 'other'] as const

/** One seller's side of an inquiry: seller and buyer talk and quote in it. */
export const threadRow = () =>
  z.object({
    id: z.string(),
    inquiryId: z.string(),
    inquiryNo: z.nullable(z.string()),
    inquiryTitle: z.nullable(z.string()),
    inquiryStatus: z.string(),
    storeId: z.string(),
    storeName: i18nText(200),
    /** Null towards the seller while the buyer stays anonymous. */
    buyerName: z.nullable(z.string()),
    destCountry: z.nullable(countryCode()),
    status: z.enum(THREAD_STATUSES),
    version: z.int(),
    actions: z.array(z.string()),
    assignedTo: z.nullable(z.string()),
    assignedName: z.nullable(z.string()),
    itemCount: z.int(),
    firstItemName: z.nullable(z.string()),
    imageFileId: z.nullable(z.string()),
    quoteDeadline: z.nullable(z.string()),
    /** The latest version that was sent. */
    latestQuotation: z.nullable(
      z.object({
        id: z.string(),
        no: z.string(),
        versionNo: z.int(),
        status: z.string(),
        total: z.string(),
        currency: z.string(),
        validUntil: z.string(),
      }),
    ),
    lastMessage: z.nullable(z.object({ side: z.string(), excerpt: z.string(), at: z.string() })),
    unread: z.int(),
    /** The caller's block of the other company, where there is one. */
    blockId: z.nullable(z.string()),
    /** When the side whose turn it is should have answered. */
    dueAt: z.nullable(z.string()),
    createdAt: z.string(),
    updatedAt: z.string(),
  })
export type ThreadRow = z.output<ReturnType<typeof threadRow>>

export const MESSAGE_KINDS = ['text', 'file', 'offer', 'counter', 'quotation', 'system'] as const
export const MESSAGE_SIDES = ['buyer', 'seller', 'operator', 'system'] as const
export const MAX_MESSAGE_LENGTH = 5000

/** Terms named in the talk; the seller can take them over into the next version. */
export const messageOffer = () =>
  z.object({
    inquiryItemId: id(),
    price: unitPrice(),
    currency: offeredCurrency(),
    qty: z.optional(quantity()),
    incoterm: z.optional(incoterm()),
    leadDays: z.optional(z.int().check(z.minimum(1), z.maximum(365))),
  })
export type MessageOffer = z.output<ReturnType<typeof messageOffer>>

/** What a message speaks of: a line, a version, a field of it. */
export const messageAnchor = () =>
  z.object({
    inquiryItemId: z.optional(id()),
    quotationId: z.optional(id()),
    field: z.optional(text(60)),
  })

export const threadMessage = () =>
  z.object({
    id: z.string(),
    seq: z.int(),
    kind: z.enum(MESSAGE_KINDS),
    side: z.enum(MESSAGE_SIDES),
    senderId: z.nullable(z.string()),
    senderName: z.nullable(z.string()),
    /** The sender's picture; null where there is none or the sender is not named. */
    senderAvatarUrl: z.nullable(z.string()),
    /** Sent by the reader. */
    mine: z.boolean(),
    body: z.nullable(z.string()),
    /** Language the body is written in. */
    bodyLocale: z.nullable(z.string()),
    /** What happened, for messages of kind `system`: `quotation_withdrawn`, `inquiry_amended`, `thread_declined` … */
    event: z.nullable(z.string()),
    files: z.array(attachment()),
    anchor: z.nullable(messageAnchor()),
    offer: z.nullable(messageOffer()),
    quotation: z.nullable(
      z.object({
        id: z.string(),
        no: z.string(),
        versionNo: z.int(),
        status: z.string(),
        total: z.string(),
        currency: z.string(),
      }),
    ),
    replyTo: z.nullable(z.string()),
    clientMsgId: z.nullable(z.string()),
    at: z.string(),
  })
export type ThreadMessage = z.output<ReturnType<typeof threadMessage>>

export const threadSendInput = () =>
  z
    .object({
      threadId: id(),
      /** Made once per message by the browser: the same message is never stored twice. */
      clientMsgId: text(64, 8),
      body: z._default(z.string().check(z.trim(), z.maxLength(MAX_MESSAGE_LENGTH)), ''),
      bodyLocale: z.optional(z.enum(LOCALE_CODES)),
      files: attachments(),
      anchor: z.optional(messageAnchor()),
      offer: z.optional(messageOffer()),
      replyTo: z.optional(id()),
    })
    .check(
      z.refine(message => message.body !== '' || message.files.length > 0 || message.offer !== undefined, {
        error: 'required',
        path: ['body'],
      }),
    )
