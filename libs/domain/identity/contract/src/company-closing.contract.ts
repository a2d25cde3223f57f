import { defineEndpoint, text, z } from '@tradeport/kernel/contract-kit'

/** What has to end before a company can be closed by those who own it. */
export const OPEN_DOCUMENTS = ['order', 'serviceOrder', 'customsOrder', 'negotiation', 'membershipOrder'] as const
export type OpenDocument = (typeof OPEN_DOCUMENTS)[number]

const MEMBERS = ['buyer', 'seller', 'provider'] as const

export const companyClosing = defineEndpoint({
  name: 'identity.companyClosing',
  path: '/user/company/closing',
  audiences: MEMBERS,
  reads: ['company', 'order', 'serviceOrder', 'customsOrder', 'thread', 'membershipOrder'],
  input: z.object({}),
  output: z.object({
    /** Kinds with something open, and how much. */
    open: z.array(z.object({ document: z.enum(OPEN_DOCUMENTS), count: z.int() })),
    /** Owners of the company’s other sides, who would lose it too. */
    otherOwners: z.int(),
    mayClose: z.boolean(),
    version: z.int(),
  }),
  errors: ['MALL600403'],
  summary: 'For owners: whether the company can be closed, and what is in the way.',
})

export const ownCompanyClose = defineEndpoint({
  name: 'identity.ownCompanyClose',
  path: '/user/company/closeOwn',
  audiences: MEMBERS,
  writes: true,
  stepUp: true,
  touches: ['company', 'store', 'product'],
  input: z.object({ version: z.int(), reason: text(300) }),
  output: z.object({ status: z.string() }),
  errors: ['FT510006', 'MALL600403', 'USER_SERVICE530130', 'USER_SERVICE530162'],
  summary:
    'For good: its shops leave the mall, everybody’s sessions for it end, its registration number can be used again.',
})
