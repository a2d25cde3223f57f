import {
  MEMBERSHIP_PARTIES,
  SEAT_ABILITY,
  abilityOfferSet,
  abilityQuery,
  grantGive,
  type AbilityKey,
  type MembershipParty,
  type OfferingInput,
} from '@tradeport/domain/membership/contract'
import type { Caller } from '@tradeport/testing/harness'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startMembership, type TestMembership } from './membership.test-plans'

/** What everybody has, on each side: nothing of what is asked here. */
const FREE: Readonly<Record<MembershipParty, AbilityKey>> = {
  buyer: 'inquiry.send',
  seller: 'product.import',
  provider: 'data.export',
}
let home: TestMembership
beforeAll(async () => {
  home = await startMembership()
  for (const ability of [SEAT_ABILITY, 'data.export'] as const)
    await home.finance.ok(abilityOfferSet, { ability, sale: ability === SEAT_ABILITY ? 'account' : 'package' })
  for (const party of MEMBERSHIP_PARTIES) {
    const plan = (level: number, ability: AbilityKey, quota: number): Partial<OfferingInput> => ({
      ...{ party, level, code: `${party}-${level}`, price: level === 0 ? '0' : '1200.00' },
      ...{ name: { en_US: level === 0 ? 'Free' : 'Team' }, abilities: [{ ability, quota }] },
    })
    await home.onSale(plan(0, FREE[party], 1))
    await home.onSale(plan(1, SEAT_ABILITY, 5))
  }
})
afterAll(() => home.api.close())

const state = async (who: Caller, ability: string) =>
  (await who.ok(abilityQuery, { abilities: [ability] })).abilities[0]

describe('a refusal says all that its dialog needs', () => {
  it.each(MEMBERSHIP_PARTIES)('on the side of a %s', async (party: MembershipParty) => {
    const who = await home.api.person({ kind: party })
    const told = {
      ...{ abilityName: SEAT_ABILITY, limit: 0, used: 0, currentPlan: 'Free', package: null, endedAt: null },
      requiredPlan: { name: 'Team', price: '1200.00', currency: 'CNY', period: 'year' },
    }
    expect(await state(who, SEAT_ABILITY)).toMatchObject({
      code: 'USER_SERVICE530002',
      result: 'NOT_BUY',
      advice: told,
    })
  })

  it('in the reader’s language, and when what the company had ran out', async () => {
    const pack = await home.onSale({
      ...{ kind: 'package', level: 0, period: 'days', days: 30, price: '99.50', code: 'export' },
      ...{ name: { en_US: 'Export 20' }, abilities: [{ ability: 'data.export', quota: 20 }] },
    })
    const seller = await home.api.person({ kind: 'seller' })
    await home.bought(seller, pack)
    const { clock } = home.api
    const bought = clock.now
    const runsOut = new Date(bought.getTime() + 30 * 86_400_000)
    clock.now = new Date(runsOut.getTime() + 3_600_000)
    const { token } = await home.api.person({ kind: 'seller', companyId: seller.actor.companyId ?? '' })
    const later = { headers: { authorization: `Bearer ${token}` }, locale: 'zh_CN' as const }
    const [refused] = (await seller.ok(abilityQuery, { abilities: ['data.export'] }, later)).abilities
    expect(refused).toMatchObject({
      ...{ code: 'FT511003', result: 'HAS_BUY_EXHAUSTED' },
      advice: {
        ...{ abilityName: 'Export (zh_CN)', endedAt: runsOut.toISOString(), limit: 0 },
        package: { id: pack.id, name: 'Export 20', price: '99.50', days: 30 },
      },
    })
    clock.now = bought
    await home.finance.ok(grantGive, {
      ...{ companyId: seller.actor.companyId ?? '', ability: 'data.export', quota: 1, validTo: null },
      reason: 'For the test',
    })
    await home.use(seller, 'data.export')
  })
})
