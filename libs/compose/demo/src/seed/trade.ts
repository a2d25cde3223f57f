import { addInquiryLine } from '@tradeport/domain/sourcing/contract'
import type { RegionKey } from '@tradeport/kernel/config'
import type { DemoApi } from './demo-api'
import { DEAL_KINDS, DealTime, type Deal, type Turn } from './deal'
import { Negotiation, sellersOf } from './negotiation'
import { OrderCourse } from './order-course'
import type { SeededPeople } from './people'
import type { SeededProduct } from './products'
import { pick, randomFrom } from './random'

/**
 * Buyers and sellers whose accounts the start prints: the first buyer has taken every course of a trade, by turns with each seller, and
 * the second one the others of them with the first seller, who has so seen them all as well.
 */
const LEADING: Readonly<Record<string, { readonly places: readonly number[]; seller(place: number): string }>> = {
  nordhaus: { places: [...DEAL_KINDS.keys()], seller: place => (place % 2 === 0 ? 'lanyun' : 'cashhill') },
  harbor: { places: [...DEAL_KINDS.keys()].filter(place => place % 2 === 1), seller: () => 'lanyun' },
}
/** How many courses the others have taken. */
const COURSES = { foreign: 2, domestic: 5 }
/** Those are taken in steps of this, so that they differ within a region. */
const STRIDE = 11

/** Timers as the started product runs them: what is due by now has happened, and nobody is told of it at the first start. */
const TIMERS = [
  'sourcing.expireQuotations',
  'sourcing.closeInquiries',
  'sourcing.markUnanswered',
  'trading.cancelUnsigned',
  'trading.markOverdue',
  'trading.acceptDelivered',
  'trading.completeOrders',
]

type Buyer = SeededPeople['buyers'][number]

/** The goods that a buyer asks for, beside a rival's of the same kind where two sellers are asked. */
function goodsOf(
  offered: readonly SeededProduct[],
  choice: readonly SeededProduct[],
  { random, turn }: { random: () => number; turn: Turn | undefined },
): SeededProduct[] {
  const first = pick(random, choice)
  const rivals = offered.filter(({ seller, category }) => seller !== first.seller && category === first.category)
  const isAskedOfTwo = rivals.length > 0 && (random() > 0.5 || turn === 'part_awarded')
  return isAskedOfTwo ? [first, pick(random, rivals)] : [first]
}

/** Which courses a buyer takes, by their places, and the number of the first among those of all buyers. */
interface Turns extends Buyer {
  readonly places: readonly number[]
  readonly serial: number
}

function turnsOf({ buyers }: SeededPeople): Turns[] {
  let taken = 0
  let serial = 1
  return buyers.map(someone => {
    const leading = LEADING[someone.buyer.key]?.places
    const from = taken
    const others = Array.from({ length: COURSES[tradeTypeOf(someone)] }, (_, index) => (from + index) * STRIDE)
    if (!leading) taken += others.length
    const places = leading ?? others
    const turns = { ...someone, places, serial }
    serial += places.length
    return turns
  })
}

function dealsOf({ buyer, actor, places, serial }: Turns, offered: readonly SeededProduct[]): Deal[] {
  const random = randomFrom(`trade/${buyer.key}`)
  const leading = LEADING[buyer.key]
  const tradeType = tradeTypeOf({ buyer })
  return places.flatMap((place, index) => {
    const kind = DEAL_KINDS[place % DEAL_KINDS.length]
    if (!kind) return []
    const key = leading?.seller(place)
    const choice = offered.filter(({ seller }) => key === undefined || seller.seller.key === key)
    const products = goodsOf(offered, choice, { random, turn: kind.turn })
    const variant = place + (leading ? 0 : index)
    return [{ ...kind, buyer, actor, tradeType, products, variant, serial: serial + index }]
  })
}

const tradeTypeOf = ({ buyer }: Pick<Buyer, 'buyer'>) => (buyer.country === 'CN' ? 'domestic' : 'foreign')

async function play(demo: DemoApi, people: SeededPeople, deal: Deal): Promise<void> {
  const time = new DealTime(demo, deal.daysAgo)
  const orderId = await new Negotiation(demo, deal, time).play()
  const [seller] = sellersOf(deal)
  if (orderId === undefined || !seller) return
  const operator = await people.operator('admin', deal.actor.region)
  await new OrderCourse(demo, deal, time, { seller, operator }, orderId).play()
}

/** Inquiries, quotations and orders of a region in every state that lasts: the first buyer has them all, the others some. */
export async function seedTrade(
  demo: DemoApi,
  people: SeededPeople,
  region: RegionKey,
  products: readonly SeededProduct[],
): Promise<void> {
  const deals = turnsOf(people)
    .filter(({ buyer }) => buyer.region === region)
    .flatMap(turns => dealsOf(turns, products))
    .sort((a, b) => b.daysAgo - a.daysAgo)
  for (const deal of deals) await play(demo, people, deal)
}

/** What has become of all that by today, and what the first buyers have put down to ask for next. */
export async function seedTradeOfToday(
  demo: DemoApi,
  people: SeededPeople,
  products: readonly SeededProduct[],
): Promise<void> {
  demo.at(new Date())
  for (const timer of TIMERS) await demo.api.jobs.run(timer)
  for (const { actor, buyer } of people.buyers.slice(0, 3)) {
    const product = products.find(candidate => candidate.seller.seller.region === buyer.region)
    if (product) {
      await demo.call(actor, addInquiryLine, {
        productId: product.id,
        quantities: [String(product.moq)],
        unit: product.unit,
      })
    }
  }
}
