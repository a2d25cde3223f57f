import { defineEndpoint, id, text, z } from '@tradeport/kernel/contract-kit'

/** The longest an operator looks on at one go. */
export const VIEW_MINUTES = 30

const PARTIES = ['buyer', 'seller', 'provider'] as const

export const viewAsStart = defineEndpoint({
  name: 'identity.viewAsStart',
  path: '/user/viewAs/start',
  audiences: ['operator'],
  writes: true,
  /** The answer holds a token. */
  replay: false,
  stepUp: true,
  touches: ['viewAs'],
  rateLimit: 20,
  input: z.object({ companyId: id(), userId: id(), party: z.enum(PARTIES), reason: text(300) }),
  output: z.object({ token: z.string(), expiresAt: z.string() }),
  errors: ['USER_SERVICE530130', 'USER_SERVICE530404'],
  summary:
    'Looks at a front-end as a member of a company sees it, for half an hour and without changing anything; the member is told.',
})

export const viewAsEnd = defineEndpoint({
  name: 'identity.viewAsEnd',
  path: '/user/viewAs/end',
  audiences: ['buyer', 'seller', 'provider'],
  writes: true,
  replay: false,
  whileViewing: 'allowed',
  touches: ['session'],
  input: z.object({}),
  output: z.object({ companyId: z.nullable(id()) }),
  errors: ['MALL600403'],
})
