import {
  addInquiryLine,
  aPaymentPlan,
  inquiryCancel,
  inquiryCreate,
  inquiryDetail,
  quotationAccept,
  quotationCounter,
  quotationDetail,
  quotationReject,
  quotationSave,
  quotationSend,
  quotationStart,
  quotationView,
  threadDecline,
  threadPage,
  threadRead,
  threadSend,
} from '@tradeport/domain/sourcing/contract'
import {
  milestoneConfirm,
  milestoneReport,
  orderAccept,
  orderDeliver,
  orderDetail,
  orderReady,
  orderShip,
  orderUpdateProduction,
  termsPropose,
  termsSign,
} from '@tradeport/domain/trading/contract'
import { talkOf } from '../content/talk'
import type { DemoActor, DemoApi } from './demo-api'
import type { SeededPeople, SeededSeller } from './people'
import type { SeededProduct } from './products'
import { pick, randomFrom } from './random'

const DAY = 86_400_000

/** How far a demo negotiation has come; each stage includes the ones before it. */
const STAGES = [
  'sent',
  'talking',
  'quoted',
  'countered',
  'requoted',
  'contracting',
  'signed',
  'in_production',
  'ready',
  'ready_to_ship',
  'shipped',
  'delivered',
  'accepted',
] as const
type Stage = (typeof STAGES)[number]
type Ending = 'declined' | 'cancelled' | 'rejected'

const reaches = (stage: Stage, wanted: Stage) => STAGES.indexOf(stage) >= STAGES.indexOf(wanted)

interface Deal {
  buyer: DemoActor
  products: readonly SeededProduct[]
  stage: Stage
  ending?: Ending
  /** Days ago that it began. */
  began: number
}

class Negotiation {
  private readonly demo: DemoApi
  private readonly deal: Deal
  private day = 0

  constructor(demo: DemoApi, deal: Deal) {
    this.demo = demo
    this.deal = deal
  }

  /** The next thing happens some hours later, never in the future. */
  private wait(hours: number): void {
    this.day += hours / 24
    const time = Date.now() - (this.deal.began - this.day) * DAY
    this.demo.at(new Date(Math.min(time, Date.now() - 60_000)))
  }

  private dateIn(days: number): string {
    return new Date(Math.max(this.demo.now().getTime(), Date.now()) + days * DAY).toISOString().slice(0, 10)
  }

  async play(): Promise<void> {
    const { demo, deal } = this
    const talk = talkOf(deal.buyer.locale)
    this.wait(1)
    const sent = await demo.call(deal.buyer, inquiryCreate, {
      title: talk.title,
      requirement: talk.requirement,
      tradeType: 'foreign',
      destCountry: 'DE',
      destPort: 'Hamburg',
      incotermWish: 'FOB',
      paymentWish: ['tt'],
      currencyWish: 'USD',
      quoteDays: 14,
      items: deal.products.map(product => ({
        productId: product.id,
        quantities: [String(product.moq), String(product.moq * 3)],
        unit: product.unit,
        targetPrice: (product.price * 0.94).toFixed(2),
        targetCurrency: 'USD',
      })),
      storeIds: [...new Set(deal.products.map(product => product.seller.storeId))],
    })
    if (deal.ending === 'cancelled') {
      this.wait(20)
      await demo.call(deal.buyer, inquiryCancel, { id: sent.id, version: sent.version, reason: 'no_longer_needed' })
      return
    }
    const sellers = [...new Map(deal.products.map(product => [product.seller.storeId, product.seller])).values()]
    const accepted: string[] = []
    for (const seller of sellers) {
      const quotationId = await this.negotiate(sent.id, seller)
      if (quotationId) accepted.push(quotationId)
    }
    const chosen = accepted[0]
    if (chosen && reaches(deal.stage, 'contracting')) await this.order(chosen, sellers[0])
  }

  /** @returns the newest quotation of this seller. */
  private async negotiate(inquiryId: string, seller: SeededSeller): Promise<string | undefined> {
    const { demo, deal } = this
    const talk = talkOf(deal.buyer.locale)
    if (!reaches(deal.stage, 'talking')) return undefined
    this.wait(3)
    const { records } = await demo.call(seller.actor, threadPage, { inquiryId })
    const thread = records[0]
    if (!thread) throw new Error('demo: an inquiry reached nobody')
    const read = await demo.call(seller.actor, threadRead, { threadId: thread.id, seq: 0 })
    if (deal.ending === 'declined') {
      await demo.call(seller.actor, threadDecline, { id: thread.id, version: read.version, reason: 'capacity' })
      return undefined
    }
    this.wait(2)
    await demo.call(seller.actor, threadSend, {
      threadId: thread.id,
      clientMsgId: `demo-${thread.id}-1`,
      body: talk.answer,
      bodyLocale: 'en_US',
    })
    if (!reaches(deal.stage, 'quoted')) return undefined
    this.wait(6)
    let quotationId = await this.quote(inquiryId, thread.id, seller, 1)
    await demo.call(deal.buyer, quotationView, { id: quotationId })
    if (deal.ending === 'rejected') {
      this.wait(20)
      const { version } = await demo.call(deal.buyer, quotationDetail, { id: quotationId })
      await demo.call(deal.buyer, quotationReject, { id: quotationId, version, reason: 'price' })
      return undefined
    }
    if (!reaches(deal.stage, 'countered')) return quotationId
    this.wait(14)
    await demo.call(deal.buyer, threadSend, {
      threadId: thread.id,
      clientMsgId: `demo-${thread.id}-2`,
      body: talk.reply,
      bodyLocale: deal.buyer.locale,
    })
    const first = await demo.call(deal.buyer, quotationDetail, { id: quotationId })
    await demo.call(deal.buyer, quotationCounter, {
      id: quotationId,
      version: first.version,
      message: talk.reply,
      items: first.items.flatMap(item =>
        item.unitPrice === null
          ? []
          : [{ quotationItemId: item.id, price: (Number(item.unitPrice) * 0.96).toFixed(2) }],
      ),
    })
    if (!reaches(deal.stage, 'requoted')) return quotationId
    this.wait(8)
    quotationId = await this.quote(inquiryId, thread.id, seller, 0.97)
    return quotationId
  }

  private async quote(inquiryId: string, threadId: string, seller: SeededSeller, factor: number): Promise<string> {
    const { demo, deal } = this
    const inquiry = await demo.call(deal.buyer, inquiryDetail, { id: inquiryId })
    const draft = await demo.call(seller.actor, quotationStart, { threadId })
    const own = deal.products.filter(product => product.seller.storeId === seller.storeId)
    const items = own.map(product => {
      const line = inquiry.items.find(item => item.productId === product.id)
      return {
        ...(line ? { inquiryItemId: line.id } : {}),
        kind: 'requested' as const,
        name: product.title.en_US ?? product.id,
        qty: String(product.moq * 3),
        unit: product.unit,
        unitPrice: (product.price * factor).toFixed(2),
        moq: String(product.moq),
        leadDays: 35,
        originCountry: 'CN',
      }
    })
    const saved = await demo.call(seller.actor, quotationSave, {
      id: draft.id,
      version: draft.version,
      currency: 'USD',
      incoterm: 'FOB',
      namedPlace: seller.seller.port,
      items,
      charges: [],
      taxPercent: '0',
      paymentPlan: aPaymentPlan(),
      leadDays: 35,
      leadFrom: 'deposit_received',
      validUntil: this.dateIn(12),
    })
    await demo.call(seller.actor, quotationSend, { id: draft.id, version: saved.version })
    return draft.id
  }

  private async order(quotationId: string, seller: SeededSeller | undefined): Promise<void> {
    const { demo, deal } = this
    if (!seller) return
    this.wait(20)
    const quotation = await demo.call(deal.buyer, quotationDetail, { id: quotationId })
    const { orderId: id } = await demo.call(deal.buyer, quotationAccept, {
      id: quotationId,
      version: quotation.version,
      contentHash: quotation.contentHash ?? '',
      awardAll: true,
    })
    const see = (who: DemoActor) => demo.call(who, orderDetail, { id })
    const target = async (who: DemoActor) => ({ id, version: (await see(who)).version })
    if (!reaches(deal.stage, 'signed')) return
    this.wait(10)
    const { terms } = await see(seller.actor)
    await demo.call(seller.actor, termsPropose, { id: terms.id, version: terms.version })
    for (const who of [seller.actor, deal.buyer]) {
      this.wait(6)
      const proposed = (await see(who)).terms
      await demo.call(who, termsSign, { id: proposed.id, version: proposed.version, contentHash: proposed.contentHash })
    }
    if (!reaches(deal.stage, 'in_production')) return
    await this.pay(id, 0, seller)
    this.wait(48)
    await demo.call(seller.actor, orderUpdateProduction, {
      ...(await target(seller.actor)),
      kind: 'bulk_50',
      percent: 50,
    })
    if (!reaches(deal.stage, 'ready')) return
    this.wait(72)
    await demo.call(seller.actor, orderReady, await target(seller.actor))
    if (!reaches(deal.stage, 'ready_to_ship')) return
    await this.pay(id, 1, seller)
    if (!reaches(deal.stage, 'shipped')) return
    this.wait(24)
    await demo.call(seller.actor, orderShip, {
      ...(await target(seller.actor)),
      mode: 'sea',
      containerNo: 'CSQU3054383',
      blNo: `NGB${id.slice(-8).toUpperCase()}`,
    })
    if (!reaches(deal.stage, 'delivered')) return
    this.wait(240)
    await demo.call(deal.buyer, orderDeliver, await target(deal.buyer))
    if (!reaches(deal.stage, 'accepted')) return
    this.wait(48)
    await demo.call(deal.buyer, orderAccept, await target(deal.buyer))
  }

  private async pay(orderId: string, index: number, seller: SeededSeller): Promise<void> {
    const { demo, deal } = this
    this.wait(30)
    const due = (await demo.call(deal.buyer, orderDetail, { id: orderId })).milestones[index]
    if (!due) throw new Error('demo: an order has no such instalment')
    const reported = await demo.call(deal.buyer, milestoneReport, {
      id: due.id,
      version: due.version,
      amount: due.amount,
      valueDate: demo.now().toISOString().slice(0, 10),
      reference: due.remitReference,
    })
    this.wait(20)
    await demo.call(seller.actor, milestoneConfirm, {
      id: due.id,
      version: reported.version,
      receivedAmount: due.amount,
    })
  }
}

/** Inquiries, quotations and orders in every state: the first buyers of a region have them all, the others some. */
export async function seedTrade(
  demo: DemoApi,
  people: SeededPeople,
  products: readonly SeededProduct[],
): Promise<void> {
  const endings: readonly Ending[] = ['declined', 'cancelled', 'rejected']
  const deals: Deal[] = []
  for (const [index, { buyer, actor }] of people.buyers.entries()) {
    const random = randomFrom(`trade/${buyer.key}`)
    const offered = products.filter(product => product.seller.seller.region === buyer.region)
    const main = offered.filter(product => ['lanyun', 'cashhill', 'twelvegauge'].includes(product.seller.seller.key))
    const choose = () => pick(random, index < 2 && main.length > 0 ? main : offered)
    const stages = index < 2 ? [...STAGES] : [pick(random, STAGES), pick(random, STAGES)]
    for (const stage of stages) {
      const first = choose()
      const rivals = offered.filter(product => product.seller !== first.seller)
      const several = rivals.length > 0 && random() > 0.5
      deals.push({
        buyer: actor,
        stage,
        products: several ? [first, pick(random, rivals)] : [first],
        began: 4 + STAGES.indexOf(stage) * 3,
      })
    }
    const ending = endings[index % endings.length]
    if (ending) deals.push({ buyer: actor, products: [choose()], stage: 'quoted', ending, began: 9 })
  }
  for (const deal of deals.sort((a, b) => b.began - a.began)) await new Negotiation(demo, deal).play()
  demo.at(new Date())
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
