import {
  productApprove,
  productCreate,
  productDiscardChange,
  productForceOff,
  productReject,
  productSubmit,
  productTakeDown,
  productUpdate,
} from '@tradeport/domain/catalogue/contract'
import { REGIONS, type RegionKey } from '@tradeport/kernel/config'
import type { I18nText } from '@tradeport/kernel/contract-kit'
import { DEMO_CATEGORIES, type DemoCategory } from '../content/categories'
import { DEMO_GOODS, type DemoGoods } from '../content/goods'
import type { DemoActor, DemoApi } from './demo-api'
import { attached } from './paper'
import type { SeededPeople, SeededSeller } from './people'
import { PictureShelf } from './pictures'
import { draftOf, type Draft, type SellersPapers } from './product-draft'
import { seedStore } from './stores'

export interface SeededProduct {
  readonly id: string
  readonly seller: SeededSeller
  readonly unit: string
  readonly moq: number
  /** US dollars of the first step. */
  readonly price: number
  readonly title: I18nText
  readonly category: DemoCategory
  readonly carton: DemoGoods['carton']
}

const PER_CATEGORY: Readonly<Record<string, number>> = { puyuan: 12, chongqing: 17, guangzhou: 15, demo: 13 }

/** What becomes of a product that is handed in, and of the change to one that is on sale. */
type Fate =
  | 'on_sale'
  | 'draft'
  | 'pending_review'
  | 'rejected'
  | 'off_sale'
  | 'banned'
  | 'change_draft'
  | 'change_pending'
  | 'change_rejected'
  | 'change_approved'
  | 'change_cancelled'

/** Sellers whose lists show every fate, by the place of a product in their first category. */
const LEADING_SELLERS = ['lanyun', 'cashhill']
const FATES: Readonly<Record<number, Fate>> = {
  1: 'change_approved',
  2: 'change_cancelled',
  3: 'change_draft',
  4: 'change_pending',
  5: 'change_rejected',
  6: 'off_sale',
  7: 'rejected',
  8: 'pending_review',
  9: 'draft',
  10: 'banned',
}
/** The others have something in review, and each one more. */
const FATES_OF_OTHERS: readonly (readonly [place: number, fate: Fate])[] = [
  [6, 'off_sale'],
  [7, 'rejected'],
  [9, 'draft'],
  [4, 'change_pending'],
  [5, 'banned'],
]

function fateOf(people: SeededPeople, seeded: SeededSeller, place: number): Fate {
  if (LEADING_SELLERS.includes(seeded.seller.key)) return FATES[place] ?? 'on_sale'
  if (place === 8) return 'pending_review'
  const [at, fate] = FATES_OF_OTHERS[people.sellers.indexOf(seeded) % FATES_OF_OTHERS.length] ?? []
  return at === place && fate ? fate : 'on_sale'
}

const TITLE_REASON = { path: 'title', reason: 'The title must say what the goods are made of.' }
const BAN_NOTE = 'A rights holder has shown that the pattern is theirs.'

interface Hands {
  readonly demo: DemoApi
  readonly seller: DemoActor
  readonly reviewer: DemoActor
}

/** @returns the product where it ends up on sale. */
async function bring(hands: Hands, { content }: Draft, fate: Fate): Promise<string | undefined> {
  const { demo, seller, reviewer } = hands
  const { id, version } = await demo.call(seller, productCreate, { content })
  if (fate === 'draft') return undefined
  const submitted = await demo.call(seller, productSubmit, { id, version })
  if (fate === 'pending_review') return undefined
  const decision = { id, version: submitted.version }
  if (fate === 'rejected') {
    await demo.call(reviewer, productReject, { ...decision, reasons: [TITLE_REASON] })
    return undefined
  }
  const approved = { id, version: (await demo.call(reviewer, productApprove, decision)).version }
  if (fate === 'off_sale' || fate === 'banned') {
    if (fate === 'off_sale') await demo.call(seller, productTakeDown, approved)
    else await demo.call(reviewer, productForceOff, { ...approved, note: BAN_NOTE })
    return undefined
  }
  if (fate !== 'on_sale') await change(hands, content, { ...approved, fate })
  return id
}

/** New content for a product on sale: it takes longer to make, and says so. */
async function change(
  { demo, seller, reviewer }: Hands,
  content: Draft['content'],
  { id, version, fate }: { id: string; version: number; fate: Fate },
): Promise<void> {
  const leadTimes = (content.leadTimes ?? []).map(step => ({ ...step, days: step.days + 7 }))
  const written = await demo.call(seller, productUpdate, { id, version, content: { ...content, leadTimes } })
  const target = { id, version: written.version }
  if (fate === 'change_draft') return
  if (fate === 'change_cancelled') {
    await demo.call(seller, productDiscardChange, target)
    return
  }
  const decision = { id, version: (await demo.call(seller, productSubmit, target)).version }
  if (fate === 'change_approved') await demo.call(reviewer, productApprove, decision)
  if (fate === 'change_rejected') {
    const reason = { path: 'leadTimes', reason: 'The new lead time differs from the one in the description.' }
    await demo.call(reviewer, productReject, { ...decision, reasons: [reason] })
  }
}

async function papersOf(demo: DemoApi, { actor }: SeededSeller): Promise<SellersPapers> {
  const keep = (name: string, says: string) => attached(demo, actor, name, says)
  return {
    certificate: (await keep('certificate.pdf', 'Demo paper, not a real certificate')).fileId,
    spec: (await keep('specification.pdf', 'Demo paper, not a real specification')).fileId,
  }
}

/** A region's stores and their goods: most on sale, some in every other state. */
export async function seedProducts(
  demo: DemoApi,
  people: SeededPeople,
  region: RegionKey,
  furtherGoods = Number.POSITIVE_INFINITY,
): Promise<SeededProduct[]> {
  const shelf = new PictureShelf()
  const products: SeededProduct[] = []
  for (const seeded of people.sellers.filter(({ seller }) => seller.region === region))
    products.push(...(await seedGoodsOf(demo, people, seeded, { shelf, furtherGoods })))
  await shelf.flush(demo.pool)
  return products
}

async function seedGoodsOf(
  demo: DemoApi,
  people: SeededPeople,
  seeded: SeededSeller,
  { shelf, furtherGoods }: { shelf: PictureShelf; furtherGoods: number },
): Promise<SeededProduct[]> {
  const { seller, actor } = seeded
  const products: SeededProduct[] = []
  const hands = { demo, seller: actor, reviewer: await people.operator('admin', REGIONS[seller.region]) }
  await seedStore(demo, seeded, shelf)
  const papers = await papersOf(demo, seeded)
  for (const slug of seller.goods) {
    const category = DEMO_CATEGORIES.find(candidate => candidate.slug === slug)
    const goods = DEMO_GOODS.find(candidate => candidate.category === slug)
    if (!category || !goods) throw new Error(`demo: ${seller.key} sells ${slug}, which is not described`)
    const isFirst = slug === seller.goods[0]
    const all = PER_CATEGORY[seller.region] ?? 10
    const count = isFirst ? all : Math.min(all, furtherGoods)
    for (let number = 0; number < count; number++) {
      const draft = draftOf(seller, category, goods, number, shelf, actor.companyId, papers)
      await shelf.flush(demo.pool)
      const id = await bring(hands, draft, isFirst ? fateOf(people, seeded, number) : 'on_sale')
      const { moq, price, content } = draft
      const { carton } = goods
      if (id !== undefined)
        products.push({
          id,
          seller: seeded,
          unit: category.unit,
          moq,
          price,
          title: content.title ?? {},
          category,
          carton,
        })
    }
  }
  return products
}
