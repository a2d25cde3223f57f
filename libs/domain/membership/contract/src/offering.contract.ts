import {
  defineEndpoint,
  defineStep,
  id,
  pageOutput,
  statusCountOutput,
  steppedTo,
  text,
  z,
} from '@tradeport/kernel/contract-kit'
import { ABILITY_SALES } from './ability.contract'
import { ABILITY_KEYS } from './ability-list'
import {
  offeringCountInput,
  offeringInput,
  offeringPageInput,
  offeringRow,
  termsOutput,
  OFFERING_STATUSES,
} from './offering.schema'

const changed = () => steppedTo(OFFERING_STATUSES)
const ERRORS = ['USER_SERVICE530400', 'USER_SERVICE530404', 'MALL600403', 'FT510006'] as const

export const offeringPage = defineEndpoint({
  name: 'membership.offeringPage',
  path: '/user/membership/offering/page',
  audiences: ['operator'],
  input: offeringPageInput,
  output: pageOutput(offeringRow),
  reads: ['offering'],
})

export const offeringStatusCount = defineEndpoint({
  name: 'membership.offeringStatusCount',
  path: '/user/membership/offering/statusCount',
  audiences: ['operator'],
  input: offeringCountInput,
  output: statusCountOutput(),
  reads: ['offering'],
})

export const offeringDetail = defineEndpoint({
  name: 'membership.offeringDetail',
  path: '/user/membership/offering/detail',
  audiences: ['operator'],
  input: z.object({ id: id() }),
  output: z.extend(offeringRow, { history: z.array(termsOutput), subscribers: z.int() }),
  errors: ['USER_SERVICE530404'],
  reads: ['offering'],
  summary: 'A plan or package with all its terms, the newest first: what was bought keeps its own.',
})

export const offeringCreate = defineEndpoint({
  name: 'membership.offeringCreate',
  path: '/user/membership/offering/create',
  audiences: ['operator'],
  input: offeringInput,
  output: changed(),
  errors: ERRORS,
  writes: true,
  touches: ['offering'],
})

const OFFERING = {
  name: 'membership.offering',
  path: '/user/membership/offering',
  touches: ['offering', 'membership'],
  errors: ERRORS,
  changed,
} as const

export const offeringUpdate = defineStep(OFFERING, 'update', {
  audiences: ['operator'],
  stepUp: true,
  input: { offering: offeringInput, reason: text(300) },
  summary: 'New terms for those who buy from now on.',
  errors: ['USER_SERVICE530130'],
})

export const offeringPutOnSale = defineStep(OFFERING, 'putOnSale', {
  audiences: ['operator'],
  touches: ['abilityOffer', 'ability'],
})

export const offeringTakeOffSale = defineStep(OFFERING, 'takeOffSale', {
  audiences: ['operator'],
  touches: ['ability'],
})

const sale = z.object({ ability: z.enum(ABILITY_KEYS), sale: z.enum(ABILITY_SALES) })

export const abilityOfferList = defineEndpoint({
  name: 'membership.abilityOfferList',
  path: '/user/membership/abilityOffer/list',
  audiences: ['operator'],
  input: z.object({}),
  output: z.object({ offers: z.array(sale), mayChange: z.boolean() }),
  reads: ['abilityOffer'],
  summary: 'How each ability is sold in this region.',
})

export const abilityOfferSet = defineEndpoint({
  name: 'membership.abilityOfferSet',
  path: '/user/membership/abilityOffer/set',
  audiences: ['operator'],
  input: sale,
  output: sale,
  errors: ['MALL600403'],
  writes: true,
  touches: ['abilityOffer', 'ability', 'membership'],
})

const account = {
  holder: text(200),
  bank: text(200),
  account: text(60),
  swift: z._default(z.string().check(z.trim(), z.maxLength(11)), ''),
  note: z._default(z.string().check(z.trim(), z.maxLength(300)), ''),
}

export const paymentAccount = defineEndpoint({
  name: 'membership.membershipAccount',
  path: '/user/membership/account/detail',
  audiences: ['operator', 'buyer', 'seller', 'provider'],
  input: z.object({}),
  output: z.object({ account: z.nullable(z.object({ ...account, version: z.int() })), mayChange: z.boolean() }),
  reads: ['membershipAccount'],
  summary: 'Where companies of this region pay to.',
})

export const paymentAccountSet = defineEndpoint({
  name: 'membership.membershipAccountSet',
  path: '/user/membership/account/set',
  audiences: ['operator'],
  input: z.object({ ...account, version: z.int(), reason: text(300) }),
  output: z.object({ version: z.int() }),
  errors: ['MALL600403', 'FT510006', 'USER_SERVICE530130'],
  writes: true,
  stepUp: true,
  touches: ['membershipAccount'],
})
