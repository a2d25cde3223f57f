import {
  defineEndpoint,
  defineStep,
  id,
  pageInput,
  pageOutput,
  statusCountOutput,
  text,
  z,
} from '@tradeport/kernel/contract-kit'
import {
  RELATION_NOTE_MAX,
  RELATION_SOURCES,
  RELATION_STATUSES,
  relationNote,
  relationRow,
  relationTier,
} from './price-relation.schema'

const PARTIES = ['buyer', 'seller'] as const

const RELATION = {
  name: 'catalogue.relation',
  path: '/mall/relation',
  // What a relation shows or hides is in every answer about goods.
  touches: ['relation', 'product'],
  errors: ['MALL600403', 'MALL600404', 'FT510006'],
  changed: () => relationRow,
} as const

export const relationPage = defineEndpoint({
  name: 'catalogue.relationPage',
  path: '/mall/relation/page',
  audiences: PARTIES,
  reads: ['relation'],
  input: pageInput({
    status: z.optional(z.enum(RELATION_STATUSES)),
    /** Not `source`, which every call names its region with. */
    origin: z.optional(z.enum(RELATION_SOURCES)),
  }),
  output: pageOutput(relationRow),
  summary:
    'Buyers that see the prices of the caller’s shop, or stores whose prices the caller’s company sees; the latest first.',
})

export const relationStatusCount = defineEndpoint({
  name: 'catalogue.relationStatusCount',
  path: '/mall/relation/statusCount',
  audiences: PARTIES,
  reads: ['relation'],
  input: z.object({}),
  output: statusCountOutput(),
  summary: 'How many of them there are by status.',
})

export const relationStanding = defineEndpoint({
  name: 'catalogue.relationStanding',
  path: '/mall/relation/standing',
  audiences: ['buyer'],
  reads: ['relation'],
  input: z.object({ storeId: id() }),
  output: z.object({
    relation: z.nullable(relationRow),
    /** Whether the caller may ask the store now. */
    mayAsk: z.boolean(),
    /** How far the caller’s company is verified. */
    verifyLevel: z.int(),
  }),
  errors: ['MALL600404'],
  summary: 'How the caller’s company stands to a store, for what its pages say where prices are kept.',
})

export const relationRequest = defineEndpoint({
  name: 'catalogue.relationRequest',
  path: '/mall/relation/request',
  audiences: ['buyer'],
  writes: true,
  touches: RELATION.touches,
  input: z.object({ storeId: id(), note: relationNote() }),
  output: relationRow,
  errors: [...RELATION.errors, 'USER_SERVICE530154', 'MALL620019'],
  summary: 'Asks a store to show the caller’s company its prices; once more after it was ended.',
})

export const relationInvite = defineEndpoint({
  name: 'catalogue.relationInvite',
  path: '/mall/relation/invite',
  audiences: ['seller'],
  writes: true,
  touches: RELATION.touches,
  input: z.object({
    /** The company’s number, or its whole name. */
    company: z.string().check(z.trim(), z.minLength(2), z.maxLength(200)),
    tier: relationTier(),
    note: relationNote(),
  }),
  output: relationRow,
  errors: [...RELATION.errors, 'USER_SERVICE530154', 'MALL620019'],
  summary: 'Offers a buyer’s company to see the prices of the caller’s shop.',
})

export const relationAccept = defineStep(RELATION, 'accept', {
  audiences: PARTIES,
  input: {},
  summary: 'Agrees to what the other side has asked or offered.',
})

export const relationRefuse = defineStep(RELATION, 'refuse', {
  audiences: PARTIES,
  input: { reason: text(RELATION_NOTE_MAX) },
  summary: 'Refuses what the other side has asked or offered, which reads why.',
})

export const relationWithdraw = defineStep(RELATION, 'withdraw', {
  audiences: PARTIES,
  input: {},
  summary: 'Takes back what one has asked or offered.',
})

export const relationEnd = defineStep(RELATION, 'end', {
  audiences: PARTIES,
  input: { reason: text(RELATION_NOTE_MAX) },
  summary: 'Ends a relation; the store’s prices are hidden from the buyer again, who reads why.',
})

export const relationTierSet = defineStep(RELATION, 'tier', {
  name: 'catalogue.relationTierSet',
  audiences: ['seller'],
  input: { tier: relationTier() },
  summary: 'Says which kind of customer the buyer is to the shop; the buyer is not told.',
})
