import { defineEndpoint, id, pageOutput, z } from '@tradeport/kernel/contract-kit'

/**
 * Mail that was written while no SMTP server is set, for the embedded start only: it shows everybody's mail to everybody, so the
 * server mounts it only in that mode.
 */
const mailSummary = z.object({
  id: z.string(),
  to: z.string(),
  subject: z.string(),
  template: z.string(),
  locale: z.string(),
  createdAt: z.string(),
})

export const mailboxPage = defineEndpoint({
  name: 'messaging.mailboxPage',
  method: 'GET',
  path: '/message/mailbox/page',
  audiences: ['visitor'],
  input: z.object({
    pageNum: z._default(z.coerce.number().check(z.multipleOf(1), z.minimum(1), z.maximum(100_000)), 1),
    pageSize: z._default(z.coerce.number().check(z.multipleOf(1), z.minimum(1), z.maximum(200)), 20),
    /** Part of the recipient's address. */
    to: z.optional(z.string().check(z.trim(), z.maxLength(320))),
  }),
  output: pageOutput(mailSummary),
  summary: 'The demo mailbox, newest first.',
})

export const mailboxDetail = defineEndpoint({
  name: 'messaging.mailboxDetail',
  method: 'GET',
  path: '/message/mailbox/detail',
  audiences: ['visitor'],
  input: z.object({ id: id() }),
  output: z.extend(mailSummary, { text: z.string(), html: z.string() }),
  errors: ['MALL600404'],
  summary: 'One mail of the demo mailbox.',
})
