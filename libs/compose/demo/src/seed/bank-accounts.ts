import {
  bankAccountApprove,
  bankAccountCreate,
  bankAccountPage,
  bankAccountRefuse,
} from '@tradeport/domain/identity/contract'
import type { DemoActor, DemoApi } from './demo-api'
import { attached } from './paper'
import { VERIFIED_BUYER, type SeededPeople } from './people'
import { randomFrom } from './random'

const DAY = 86_400_000

/** Banks that exist, with the code of their head office: what is invented is the account. */
const BANKS = [
  { bankName: 'Bank of China', swift: 'BKCHCNBJ' },
  { bankName: 'Industrial and Commercial Bank of China', swift: 'ICBKCNBJ' },
  { bankName: 'China Construction Bank', swift: 'PCBCCNBJ' },
  { bankName: 'Agricultural Bank of China', swift: 'ABOCCNBJ' },
] as const

interface Holder {
  readonly key: string
  readonly legalName: string
  readonly actor: DemoActor
  readonly currency: 'USD' | 'CNY' | 'EUR'
  readonly bank?: {
    readonly bankName: string
    readonly swift: string
    readonly country: string
    readonly accountNo: string
  }
}

interface Course {
  readonly daysAgo: number
  readonly reason: string
  readonly holderName?: string
  readonly purpose?: 'refund'
  readonly review?: 'approved' | 'refused'
}

/** Every number begins with 999: no bank of the country gives such ones out. */
function numberOf(seed: string): string {
  const random = randomFrom(`bank ${seed}`)
  return `999${Array.from({ length: 14 }, () => Math.floor(random() * 10)).join('')}`
}

async function state(demo: DemoApi, people: SeededPeople, holder: Holder, course: Course): Promise<void> {
  const { actor, key, legalName, currency } = holder
  demo.at(new Date(Date.now() - course.daysAgo * DAY))
  const seed = `${key} ${course.reason}`
  const home = BANKS[Math.floor(randomFrom(`which ${seed}`)() * BANKS.length)] ?? BANKS[0]
  const paper = await attached(demo, actor, 'bank-letter.pdf', 'Demo paper, not a real letter of a bank')
  const { id } = await demo.call(actor, bankAccountCreate, {
    ...(holder.bank ?? { ...home, country: 'CN', accountNo: numberOf(seed) }),
    holderName: course.holderName ?? legalName,
    currency,
    purpose: course.purpose ?? 'collect',
    fileIds: [paper.fileId],
    reason: course.reason,
  })
  if (!course.review) return
  const finance = await people.operator('finance', actor.region)
  const { records } = await demo.call(finance, bankAccountPage, { status: 'pending_check', pageSize: 200 })
  const version = records.find(record => record.id === id)?.version ?? 0
  if (course.review === 'approved')
    await demo.call(finance, bankAccountApprove, {
      ...{ id, version, checkMethod: 'document' },
      reason: 'Holder and number as on the letter of the bank.',
    })
  else
    await demo.call(finance, bankAccountRefuse, {
      ...{ id, version },
      reason: 'The account is in the name of a person. Please state one of the company.',
    })
}

/** Companies that have stated no account: their buyers see that there is none to pay to. */
const WITHOUT = ['littleloop']
/** One that nobody has checked yet. */
const UNCHECKED = ['twelvegauge']

/** A buyer’s account: the number that the registry of IBANs itself shows as an example of its country. */
const ABROAD = {
  ...{ bankName: 'Commerzbank AG', swift: 'COBADEFFXXX' },
  ...{ country: 'DE', accountNo: 'DE89370400440532013000' },
}

/** Where a seller and a buyer are paid back: what they paid for services, for a membership. */
async function seedPaidBack(demo: DemoApi, people: SeededPeople): Promise<void> {
  const holders: Holder[] = [
    ...people.sellers
      .filter(({ seller }) => seller.key === 'lanyun')
      .map(({ seller: { key, legalName }, actor }) => ({ key, legalName, actor, currency: 'CNY' as const })),
    ...people.buyers
      .filter(({ buyer }) => buyer.key === VERIFIED_BUYER)
      .map(({ buyer: { key, legalName }, actor }) => ({
        ...{ key, legalName, actor },
        ...{ currency: 'EUR' as const, bank: ABROAD },
      })),
  ]
  for (const holder of holders)
    await state(demo, people, holder, {
      ...{ daysAgo: 60, reason: 'For what is paid back to us', purpose: 'refund', review: 'approved' },
    })
}

/** The accounts that sellers and providers have been paid to from the beginning. */
export async function seedBankAccounts(demo: DemoApi, people: SeededPeople): Promise<void> {
  const holders: Holder[] = [
    ...people.sellers.map(({ seller: { key, legalName }, actor }) => ({
      key,
      legalName,
      actor,
      currency: 'USD' as const,
    })),
    ...people.providers.map(({ provider: { key, legalName }, actor }) => ({
      ...{ key, legalName, actor },
      currency: 'CNY' as const,
    })),
  ].filter(({ key }) => !WITHOUT.includes(key) && !UNCHECKED.includes(key))
  for (const holder of holders)
    await state(demo, people, holder, { daysAgo: 89, reason: 'The account of our business', review: 'approved' })
  await seedPaidBack(demo, people)
  // Read long ago.
  await demo.pool.query(
    `update notification set read_at = created_at + interval '1 hour' where read_at is null
       and (params ->> 'event' in ('bank_submitted', 'bank_changed') or params ->> 'subject' = 'bankAccount')`,
  )
}

/** What happened to accounts these days: a change that buyers are told of, one that waits for a check, one that was refused. */
export async function seedBankChanges(demo: DemoApi, people: SeededPeople): Promise<void> {
  const holder = (key: string): Holder[] =>
    people.sellers
      .filter(({ seller }) => seller.key === key)
      .map(({ seller: { legalName }, actor }) => ({ key, legalName, actor, currency: 'USD' }))
  for (const lanyun of holder('lanyun'))
    await state(demo, people, lanyun, { daysAgo: 1, reason: 'We have moved to another bank', review: 'approved' })
  for (const unchecked of UNCHECKED.flatMap(holder))
    await state(demo, people, unchecked, { daysAgo: 0.3, reason: 'Our account for export business' })
  for (const cashhill of holder('cashhill'))
    await state(demo, people, cashhill, {
      ...{ daysAgo: 2, reason: 'Faster than our bank', holderName: 'Fang Min', review: 'refused' },
    })
}
