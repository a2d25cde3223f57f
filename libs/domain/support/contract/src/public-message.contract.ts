import { EMAIL_MAX } from '@tradeport/kernel/config'
import { AUDIENCES, defineEndpoint, i18nText, id, pageInput, pageOutput, text, z } from '@tradeport/kernel/contract-kit'
import {
  answerInput,
  formToken,
  messageFile,
  messageSubmitInput,
  ownMessageRow,
  trackDetail,
  trackInput,
} from './leave-message.schema'
import { CSAT_VALUES } from './message-lists'

const trackOutput = z.object({ version: z.int(), status: z.string() })

export const messageForm = defineEndpoint({
  name: 'support.messageForm',
  path: '/message/leave/form',
  audiences: AUDIENCES,
  rateLimit: 60,
  input: z.object({ previous: z.optional(formToken()) }),
  output: z.object({ token: z.string(), expiresAt: z.string() }),
  summary: 'A signed note of when the form was opened; `previous` extends one that ran out, for the same message.',
})

export const messageUpload = defineEndpoint({
  name: 'support.messageUpload',
  path: '/message/leave/upload',
  audiences: AUDIENCES,
  kind: 'multipart',
  writes: true,
  rateLimit: 30,
  input: z.object({ formToken: formToken() }),
  output: messageFile,
  errors: ['MALL640411', 'FILE700413', 'FILE700421', 'FILE700424', 'FILE700425'],
  summary: 'A file for the message that this form will become.',
})

export const messageSubmit = defineEndpoint({
  name: 'support.messageSubmit',
  path: '/message/leave/submit',
  audiences: AUDIENCES,
  writes: true,
  // The answer holds the key of the tracking link. A form becomes one message however often it is sent.
  replay: false,
  rateLimit: 20,
  input: messageSubmitInput,
  output: z.object({ no: z.string(), key: z.string() }),
  errors: ['MALL600400', 'MALL640411'],
  touches: ['ownMessage', 'leaveMessage'],
})

export const ownMessagePage = defineEndpoint({
  name: 'support.ownMessagePage',
  path: '/message/leave/own',
  audiences: ['buyer', 'seller', 'provider'],
  input: pageInput({}),
  output: pageOutput(ownMessageRow),
  reads: ['ownMessage'],
})

export const messageTrack = defineEndpoint({
  name: 'support.messageTrack',
  path: '/message/track/detail',
  audiences: AUDIENCES,
  rateLimit: 60,
  input: trackInput,
  output: trackDetail,
  errors: ['MALL600404'],
  reads: ['ownMessage'],
})

export const messageAnswer = defineEndpoint({
  name: 'support.messageAnswer',
  path: '/message/track/answer',
  audiences: AUDIENCES,
  writes: true,
  rateLimit: 20,
  input: answerInput,
  output: trackOutput,
  errors: ['MALL600404', 'MALL640411'],
  touches: ['ownMessage', 'leaveMessage'],
})

export const messageReopen = defineEndpoint({
  name: 'support.messageReopen',
  path: '/message/track/reopen',
  audiences: AUDIENCES,
  writes: true,
  rateLimit: 20,
  input: answerInput,
  output: trackOutput,
  errors: ['MALL600404', 'MALL640411'],
  touches: ['ownMessage', 'leaveMessage'],
  summary: 'Up to 14 days after it was resolved.',
})

export const messageRate = defineEndpoint({
  name: 'support.messageRate',
  path: '/message/track/rate',
  audiences: AUDIENCES,
  writes: true,
  rateLimit: 20,
  input: z.object({
    ...trackInput.shape,
    csat: z.literal([...CSAT_VALUES]),
    comment: z.optional(z.string().check(z.trim(), z.maxLength(500))),
  }),
  output: trackOutput,
  errors: ['MALL600404'],
  touches: ['ownMessage', 'leaveMessage'],
})

export const messageTrackFile = defineEndpoint({
  name: 'support.messageTrackFile',
  path: '/message/track/file',
  audiences: AUDIENCES,
  kind: 'binary',
  rateLimit: 60,
  input: z.object({ ...trackInput.shape, fileId: id() }),
  output: z.unknown(),
  errors: ['MALL600404'],
})

export const messageTrackLink = defineEndpoint({
  name: 'support.messageTrackLink',
  path: '/message/track/link',
  audiences: AUDIENCES,
  writes: true,
  rateLimit: 5,
  input: z.object({ no: trackInput.shape.no, email: text(EMAIL_MAX) }),
  output: z.object({}),
  summary: 'Mails a new link when number and address belong together; the answer is the same when they do not.',
})

export const messageOfferTake = defineEndpoint({
  name: 'support.messageOfferTake',
  path: '/message/track/offer/take',
  audiences: ['buyer'],
  writes: true,
  rateLimit: 30,
  input: trackInput,
  output: z.object({
    inquiryId: z.string(),
    lineCount: z.int(),
    stores: z.array(z.object({ id: z.string(), name: i18nText(200) })),
  }),
  errors: ['MALL600404'],
  touches: ['inquiryBasket', 'leaveMessage'],
  summary: 'Puts what customer service prepared into the buyer’s own draft, once.',
})
