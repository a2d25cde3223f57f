import { defineEndpoint, defineStep, pageOutput, statusCountOutput, steppedTo } from '@tradeport/kernel/contract-kit'
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

const MAIL = {
  name: 'messaging.mail',
  path: '/message/mail',
  touches: ['mail'],
  errors: ['MALL600404', 'MALL600403', 'FT510006'],
  changed: () => steppedTo(MAIL_STATUSES),
} as const

export const mailSendAgain = defineStep(MAIL, 'sendAgain', {
  audiences: ['operator'],
})

export const mailCancel = defineStep(MAIL, 'cancel', {
  audiences: ['operator'],
})
