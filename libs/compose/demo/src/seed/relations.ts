import {
  relationAccept,
  relationEnd,
  relationInvite,
  relationRequest,
  relationStanding,
  relationTierSet,
} from '@tradeport/domain/catalogue/contract'
import type { DemoApi } from './demo-api'
import type { SeededPeople, SeededSeller } from './people'

const HOUR = 3_600_000

type Buyer = SeededPeople['buyers'][number]

/** Buyers of the seller's region that have not traded with it yet: who has is related by the order. */
async function strangersTo(demo: DemoApi, people: SeededPeople, { seller, storeId }: SeededSeller): Promise<Buyer[]> {
  const strangers: Buyer[] = []
  for (const each of people.buyers) {
    if (each.buyer.region !== seller.region) continue
    const { relation } = await demo.call(each.actor, relationStanding, { storeId })
    if (relation === null) strangers.push(each)
  }
  return strangers
}

/** Who sees prices that a shop keeps: asked for, agreed to, offered and ended. */
async function seedRelationsOf(demo: DemoApi, people: SeededPeople, seller: SeededSeller): Promise<void> {
  const now = demo.now()
  const { actor, storeId } = seller
  const [asking, offered, agreed, ended] = await strangersTo(demo, people, seller)
  demo.at(new Date(now.getTime() - 72 * HOUR))
  for (const buyer of [agreed, ended]) {
    if (!buyer) continue
    const asked = await demo.call(buyer.actor, relationRequest, {
      ...{ storeId, note: 'We run 38 shops and buy two collections a year.' },
    })
    const { id, version } = await demo.call(actor, relationAccept, { id: asked.id, version: asked.version })
    await (buyer === agreed
      ? demo.call(actor, relationTierSet, { id, version, tier: 'A' })
      : demo.call(actor, relationEnd, { id, version, reason: 'Our prices were passed on to a third party.' }))
  }
  demo.at(new Date(now.getTime() - 20 * HOUR))
  if (asking)
    await demo.call(asking.actor, relationRequest, {
      ...{ storeId, note: 'A small brand with around 4,000 sweaters a season.' },
    })
  if (offered)
    await demo.call(actor, relationInvite, {
      ...{ company: offered.buyer.legalName, tier: 'B', note: 'Our spring prices for you.' },
    })
  demo.at(now)
}

/** For the first account that the start prints, and for the shop that keeps its prices. */
export async function seedRelations(demo: DemoApi, people: SeededPeople): Promise<void> {
  for (const seller of people.sellers)
    if (seller.seller.key === 'lanyun' || seller.seller.key === 'twelvegauge')
      await seedRelationsOf(demo, people, seller)
}
