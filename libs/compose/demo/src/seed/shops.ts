import { productApprove, productCreate, productSubmit, storeApprove } from '@tradeport/domain/catalogue/contract'
import { applyForStore, logout, switchStore } from '@tradeport/domain/identity/contract'
import { REGIONS } from '@tradeport/kernel/config'
import type { I18nText } from '@tradeport/kernel/contract-kit'
import { DEMO_CATEGORIES } from '../content/categories'
import { DEMO_GOODS } from '../content/goods'
import type { DemoApi } from './demo-api'
import type { SeededPeople, SeededSeller } from './people'
import type { PictureShelf } from './pictures'
import { draftOf } from './product-draft'
import { seedStore } from './stores'

/** A second shop with goods of its own, and one that waits for review. */
const OPEN = { seller: 'lanyun', name: { zh_CN: '岚云精选', en_US: 'Lanyun Select' } satisfies I18nText, products: 4 }
const APPLIED = { seller: 'cashhill', name: '羊绒礼品店' }

/** Numbers of the first shop's goods end well below. */
const FIRST_NUMBER = 60

function sellerOf(people: SeededPeople, key: string): SeededSeller {
  const found = people.sellers.find(({ seller }) => seller.key === key)
  if (!found) throw new Error(`demo: there is no seller ${key}`)
  return found
}

export async function seedShops(demo: DemoApi, people: SeededPeople, shelf: PictureShelf): Promise<void> {
  const first = sellerOf(people, OPEN.seller)
  const region = REGIONS[first.seller.region]
  const reviewer = await people.operator('admin', region)
  const { id } = await demo.call(first.actor, applyForStore, { name: OPEN.name.zh_CN })
  await demo.call(reviewer, storeApprove, { id, version: 0 })
  // A session of its own: the seller's other work goes on in the first shop.
  const { userId, companyId, locale } = first.actor
  const session = await demo.signIn({ userId, companyId, region, locale }, 'seller')
  const { token } = await demo.call(session, switchStore, { storeId: id })
  const actor = { ...session, token }
  const seller = { ...first.seller, name: OPEN.name }
  await seedStore(demo, { seller, actor }, shelf)
  const slug = seller.goods[0]
  const category = DEMO_CATEGORIES.find(candidate => candidate.slug === slug)
  const goods = DEMO_GOODS.find(candidate => candidate.category === slug)
  if (!category || !goods) throw new Error(`demo: ${seller.key} sells ${slug ?? ''}, which is not described`)
  for (let number = FIRST_NUMBER; number < FIRST_NUMBER + OPEN.products; number++) {
    const { content } = draftOf(seller, category, goods, number, shelf, companyId)
    await shelf.flush(demo.pool)
    const created = await demo.call(actor, productCreate, { content })
    const submitted = await demo.call(actor, productSubmit, { id: created.id, version: created.version })
    await demo.call(reviewer, productApprove, { id: created.id, version: submitted.version })
  }
  await demo.call(actor, logout, {})
  await demo.call(sellerOf(people, APPLIED.seller).actor, applyForStore, { name: APPLIED.name })
}
