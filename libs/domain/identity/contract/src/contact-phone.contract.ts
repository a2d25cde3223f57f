import { defineEndpoint, id, z } from '@tradeport/kernel/contract-kit'
import { code, phone } from './account-fields'

const APPLICANTS = ['visitor', 'buyer', 'seller', 'provider'] as const

export const sendContactPhoneCode = defineEndpoint({
  name: 'identity.sendContactPhoneCode',
  path: '/user/contactPhone/sendCode',
  audiences: APPLICANTS,
  writes: true,
  audit: 'none',
  rateLimit: 20,
  input: z.object({ phone: phone() }),
  output: z.object({ resendAfter: z.int(), expiresInMinutes: z.int() }),
  errors: ['USER_SERVICE530111', 'USER_SERVICE530134'],
  summary: 'To the phone at which a company says that it is reached.',
})

export const verifyContactPhone = defineEndpoint({
  name: 'identity.verifyContactPhone',
  path: '/user/contactPhone/verify',
  audiences: APPLICANTS,
  writes: true,
  touches: ['registration', 'company'],
  rateLimit: 20,
  /** Of a registration that the caller has in hand; of the own company without one. */
  input: z.object({ phone: phone(), code: code(), registrationId: z.optional(id()) }),
  output: z.object({}),
  errors: ['MALL600403', 'USER_SERVICE530101', 'USER_SERVICE530404'],
  summary: 'The code has come back: reviewers see that the company answers there. Another number is unproven again.',
})
