import { defineEndpoint, id, z } from '@tradeport/kernel/contract-kit'
import { code, email } from './account-fields'

const APPLICANTS = ['visitor', 'buyer', 'seller', 'provider'] as const

export const sendContactEmailCode = defineEndpoint({
  name: 'identity.sendContactEmailCode',
  path: '/user/contactEmail/sendCode',
  audiences: APPLICANTS,
  writes: true,
  audit: 'none',
  rateLimit: 20,
  input: z.object({ email: email() }),
  output: z.object({ resendAfter: z.int(), expiresInMinutes: z.int() }),
  errors: ['USER_SERVICE530111'],
  summary: 'To the address at which a company says that it is reached.',
})

export const verifyContactEmail = defineEndpoint({
  name: 'identity.verifyContactEmail',
  path: '/user/contactEmail/verify',
  audiences: APPLICANTS,
  writes: true,
  touches: ['registration'],
  rateLimit: 20,
  input: z.object({ email: email(), code: code(), registrationId: id() }),
  output: z.object({}),
  errors: ['MALL600403', 'USER_SERVICE530101', 'USER_SERVICE530404'],
  summary: 'The code has come back: with the approval the company is reached there.',
})
