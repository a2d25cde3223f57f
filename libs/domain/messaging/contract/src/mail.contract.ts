import { defineEndpoint, id, pageOutput, statusCountOutput, z } from '@tradeport/kernel/contract-kit'
import { MAIL_STATUSES, mailCountInput, mailPageInput, mailRow } from './mail.schema'

export const mailPage = defineEndpoint({
  name: 'messaging.mailPage',
  path: '/message/mail/page',
  audiences: ['operator'],
  input: mailPageInput,
  output: pageOutput(mailRow),
  reads: ['mail'],
  summary: 'Messages on their way out, by mail and by text message, newest first. Never what they say.',
})

export const mailStatusCount = defineEndpoint({
  name: 'messaging.mailStatusCount',
  path: '/message/mail/statusCount',
  audiences: ['operator'],
  input: mailCountInput,
  output: statusCountOutput(),
  reads: ['mail'],
})

const stepInput = z.object({ id: id(), version: z.int() })
const stepOutput = z.object({ id: z.string(), status: z.enum(MAIL_STATUSES), version: z.int() })

export const mailSendAgain = defineEndpoint({
  name: 'messaging.mailSendAgain',
  path: '/message/mail/sendAgain',
  audiences: ['operator'],
  input: stepInput,
  output: stepOutput,
  errors: ['MALL600404', 'MALL600403', 'FT510006'],
  writes: true,
  touches: ['mail'],
})

export const mailCancel = defineEndpoint({
  name: 'messaging.mailCancel',
  path: '/message/mail/cancel',
  audiences: ['operator'],
  input: stepInput,
  output: stepOutput,
  errors: ['MALL600404', 'MALL600403', 'FT510006'],
  writes: true,
  touches: ['mail'],
})
