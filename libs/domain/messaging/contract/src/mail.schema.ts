import { pageInput, z } from '@tradeport/kernel/contract-kit'

export const MAIL_STATUSES = ['pending', 'sending', 'sent', 'dead', 'cancelled'] as const
export type MailStatus = (typeof MAIL_STATUSES)[number]

export const MAIL_ACTIONS = ['send_again', 'cancel'] as const
export type MailAction = (typeof MAIL_ACTIONS)[number]

export const MAIL_CHANNELS = ['mail', 'sms'] as const
export type MailChannel = (typeof MAIL_CHANNELS)[number]

const filters = {
  status: z.optional(z.enum(MAIL_STATUSES)),
  channel: z.optional(z.enum(MAIL_CHANNELS)),
  template: z.optional(z.string().check(z.maxLength(60))),
  /** The recipient's whole address or number: who does not know it cannot find it out here. */
  keyword: z.optional(z.string().check(z.trim(), z.maxLength(320))),
}

export const mailPageInput = pageInput(filters, ['-createdAt'])
export const mailCountInput = z.object({
  channel: filters.channel,
  template: filters.template,
  keyword: filters.keyword,
})

export const mailRow = z.object({
  id: z.string(),
  channel: z.enum(MAIL_CHANNELS),
  /** Masked. */
  to: z.string(),
  locale: z.string(),
  template: z.string(),
  attempts: z.int(),
  createdAt: z.string(),
  /** Null where nothing more is tried. */
  nextAttemptAt: z.nullable(z.string()),
  sentAt: z.nullable(z.string()),
  lastError: z.nullable(z.string()),
  status: z.enum(MAIL_STATUSES),
  version: z.int(),
  actions: z.array(z.string()),
})
export type MailRow = z.output<typeof mailRow>
