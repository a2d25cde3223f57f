import {
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
  quotationWithdraw,
  threadClose,
  threadDecline,
  threadPage,
  threadRead,
  threadRequestInfo,
  threadSend,
  type InquiryDetail,
  type QuotationContentInput,
} from '@tradeport/domain/sourcing/contract'
import { portsOf } from '../content/destinations'
import { fill } from '../content/fill'
import { familyOf } from '../content/goods-families'
import { INQUIRY_TITLES, REPLIES, REQUIREMENTS, SELLERS_TALK, inLocale } from '../content/talk'
import { reaches, sellersLocale, type Deal, type DealTime } from './deal'
import type { DemoApi } from './demo-api'
import { attached } from './paper'
import { VERIFIED_BUYERS, type SeededSeller } from './people'
import type { SeededProduct } from './products'

const EURO_COUNTRIES = ['DE', 'ES', 'FR', 'IT']
/** Of a US dollar, roughly. */
const RATE: Readonly<Record<string, number>> = { USD: 1, EUR: 0.92, CNY: 7.1 }
/** What freight and insurance add to a price. */
const CIF_FACTOR = 1.08

export const sellersOf = ({ products }: Deal): SeededSeller[] => [
  ...new Map(products.map(product => [product.seller.storeId, product.seller])).values(),
]

/** What is agreed between the lines: currency, incoterm and place follow from who trades what. */
function termsOf(deal: Deal, seller: SeededSeller) {
  if (deal.tradeType === 'domestic') return { currency: 'CNY', factor: RATE.CNY ?? 1 }
  const currency = deal.variant % 2 === 1 && EURO_COUNTRIES.includes(deal.buyer.country) ? 'EUR' : 'USD'
  const factor = RATE[currency] ?? 1
  return incotermOf(deal) === 'CIF'
    ? { currency, factor: factor * CIF_FACTOR, incoterm: 'CIF' as const, namedPlace: portOf(deal) }
    : { currency, factor, incoterm: 'FOB' as const, namedPlace: seller.seller.port }
}

const incotermOf = ({ variant }: Deal) => (variant % 4 === 3 ? 'CIF' : 'FOB')
const portOf = ({ buyer, variant }: Deal): string => {
  const ports = portsOf(buyer.country)
  return ports[variant % ports.length] ?? ports[0]
}

export class Negotiation {
  private readonly demo: DemoApi
  private readonly deal: Deal
  private readonly time: DealTime
  /** Its lines stay what they were when it was sent. */
  private inquiry: InquiryDetail | undefined

  constructor(demo: DemoApi, deal: Deal, time: DealTime) {
    this.demo = demo
    this.deal = deal
    this.time = time
  }

  /** @returns the order that came of it. */
  async play(): Promise<string | undefined> {
    const { demo, deal, time } = this
    time.wait(1)
    const { id } = await this.ask()
    if (deal.turn === 'cancelled') {
      time.wait(20)
      const { version } = await demo.call(deal.actor, inquiryDetail, { id })
      await demo.call(deal.actor, inquiryCancel, { id, version, reason: 'no_longer_needed' })
    }
    if (!reaches(deal, 'viewed')) return undefined
    let chosen: string | undefined
    for (const seller of sellersOf(deal)) {
      const quotationId = await this.withSeller(id, seller)
      chosen ??= quotationId
    }
    if (!chosen || !reaches(deal, 'ordered')) return undefined
    time.wait(20)
    const quotation = await demo.call(deal.actor, quotationDetail, { id: chosen })
    const { orderId } = await demo.call(deal.actor, quotationAccept, {
      id: chosen,
      version: quotation.version,
      contentHash: quotation.contentHash ?? '',
      awardAll: deal.turn !== 'part_awarded',
    })
    return orderId
  }

  private async ask(): Promise<{ id: string }> {
    const { demo, deal, time } = this
    const { buyer, variant } = deal
    const [first] = deal.products
    if (!first) throw new Error('demo: nobody asks for nothing')
    const isForeign = deal.tradeType === 'foreign'
    const currency = isForeign ? 'USD' : 'CNY'
    const title = INQUIRY_TITLES[variant % INQUIRY_TITLES.length] ?? {}
    const says = 'Demo paper: measurements, packing and marks'
    return demo.call(deal.actor, inquiryCreate, {
      files: variant % 4 === 1 ? [await attached(demo, deal.actor, 'requirements.pdf', says)] : [],
      title: inLocale(fill(title, { goods: first.category.name }), buyer.locale),
      requirement: inLocale(REQUIREMENTS[familyOf(first.category.slug)], buyer.locale),
      tradeType: deal.tradeType,
      destCountry: buyer.country,
      destPort: portOf(deal),
      ...(isForeign ? { incotermWish: incotermOf(deal) } : {}),
      paymentWish: isForeign ? ['tt'] : ['bank'],
      currencyWish: currency,
      ...(variant % 3 === 0 ? { neededBy: time.day(75) } : {}),
      sampleWanted: variant % 2 === 0 && buyer.key in VERIFIED_BUYERS,
      quoteDays: deal.turn === 'lapsed' ? 7 : deal.turn === 'after_deadline' ? 5 : 21,
      items: deal.products.map(product => ({
        productId: product.id,
        quantities: [String(product.moq), String(product.moq * 3)],
        unit: product.unit,
        targetPrice: priceText(product.price * (RATE[currency] ?? 1) * 0.94),
        targetCurrency: currency,
      })),
      storeIds: sellersOf(deal).map(seller => seller.storeId),
    })
  }

  /** @returns the newest quotation of this seller. */
  private async withSeller(inquiryId: string, seller: SeededSeller): Promise<string | undefined> {
    const { demo, deal, time } = this
    time.wait(3)
    const { records } = await demo.call(seller.actor, threadPage, { inquiryId })
    const thread = records[0]
    if (!thread) throw new Error('demo: an inquiry reached nobody')
    const { version } = await demo.call(seller.actor, threadRead, { threadId: thread.id, seq: 0 })
    const said = SELLERS_TALK[familyOf(this.ownOf(seller)[0]?.category.slug ?? '')]
    const locale = sellersLocale(deal)
    if (deal.turn === 'asked')
      await demo.call(seller.actor, threadRequestInfo, { id: thread.id, version, question: said.question[locale] })
    if (deal.turn === 'declined')
      await demo.call(seller.actor, threadDecline, { id: thread.id, version, reason: 'capacity' })
    if (!reaches(deal, 'talking')) return undefined
    time.wait(2)
    const answered = await demo.call(seller.actor, threadSend, {
      threadId: thread.id,
      clientMsgId: `demo-${thread.id}-1`,
      body: said.answer[locale],
      bodyLocale: locale,
    })
    if (deal.turn === 'closed') {
      time.wait(30)
      const target = { id: thread.id, version: answered.threadVersion }
      await demo.call(deal.actor, threadClose, { ...target, reason: 'found_supplier' })
    }
    if (deal.turn === 'drafted') await this.write(inquiryId, thread.id, seller, 1)
    if (!reaches(deal, 'quoted')) return undefined
    time.wait(6)
    const id = await this.quote(inquiryId, thread.id, seller, 1)
    if (!reaches(deal, 'read')) return id
    await demo.call(deal.actor, quotationView, { id })
    if (deal.turn && (await this.endQuotation(id, seller))) return undefined
    if (!reaches(deal, 'countered')) return id
    await this.counter(id, thread.id)
    if (!reaches(deal, 'requoted')) return id
    time.wait(8)
    return this.quote(inquiryId, thread.id, seller, 0.97)
  }

  /** @returns whether the deal turns at this offer. */
  private async endQuotation(id: string, seller: SeededSeller): Promise<boolean> {
    const { demo, deal, time } = this
    const target = async () => ({ id, version: (await demo.call(deal.actor, quotationDetail, { id })).version })
    if (deal.turn !== 'rejected' && deal.turn !== 'withdrawn') return false
    time.wait(20)
    if (deal.turn === 'rejected') await demo.call(deal.actor, quotationReject, { ...(await target()), reason: 'price' })
    else await demo.call(seller.actor, quotationWithdraw, { ...(await target()), reason: 'cost_changed' })
    return true
  }

  private async counter(id: string, threadId: string): Promise<void> {
    const { demo, deal, time } = this
    const reply = inLocale(REPLIES[deal.variant % REPLIES.length] ?? {}, deal.buyer.locale)
    time.wait(14)
    await demo.call(deal.actor, threadSend, {
      threadId,
      clientMsgId: `demo-${threadId}-2`,
      body: reply,
      bodyLocale: deal.buyer.locale,
    })
    const first = await demo.call(deal.actor, quotationDetail, { id })
    await demo.call(deal.actor, quotationCounter, {
      id,
      version: first.version,
      message: reply,
      items: first.items.flatMap(item =>
        item.unitPrice === null ? [] : [{ quotationItemId: item.id, price: priceText(Number(item.unitPrice) * 0.96) }],
      ),
    })
  }

  private async quote(inquiryId: string, threadId: string, seller: SeededSeller, factor: number): Promise<string> {
    const draft = await this.write(inquiryId, threadId, seller, factor)
    await this.demo.call(seller.actor, quotationSend, draft)
    return draft.id
  }

  private async write(inquiryId: string, threadId: string, seller: SeededSeller, factor: number) {
    const { demo, deal } = this
    const inquiry = (this.inquiry ??= await demo.call(deal.actor, inquiryDetail, { id: inquiryId }))
    const { id, version } = await demo.call(seller.actor, quotationStart, { threadId })
    const saved = await demo.call(seller.actor, quotationSave, {
      id,
      version,
      ...this.contentOf(inquiry, seller, factor),
    })
    return { id, version: saved.version }
  }

  private contentOf(inquiry: InquiryDetail, seller: SeededSeller, factor: number): QuotationContentInput {
    const { deal, time } = this
    const { factor: rate, ...terms } = termsOf(deal, seller)
    const isForeign = deal.tradeType === 'foreign'
    return {
      ...terms,
      items: this.ownOf(seller).map(product => {
        const unitPrice = product.price * rate * factor
        const line = inquiry.items.find(item => item.productId === product.id)
        return {
          ...(line ? { inquiryItemId: line.id } : {}),
          kind: 'requested' as const,
          productId: product.id,
          name: inLocale(product.title, sellersLocale(deal)),
          qty: String(product.moq * 3),
          unit: product.unit,
          unitPrice: priceText(unitPrice),
          priceBreaks: [{ qty: String(product.moq * 10), unitPrice: priceText(unitPrice * 0.95) }],
          moq: String(product.moq),
          leadDays: 35,
          hsCode: product.category.hs,
          originCountry: 'CN',
          packing: packingOf(deal, product),
        }
      }),
      charges: chargesOf(deal),
      taxPercent: isForeign ? '0' : '13',
      paymentPlan: paymentPlanOf(deal),
      leadDays: 35,
      leadFrom: 'deposit_received',
      qualityTerms: { aql: '2.5 / 4.0' },
      validUntil: deal.turn === 'lapsed' ? time.day(6) : validFor(time, deal),
    }
  }

  private ownOf(seller: SeededSeller): SeededProduct[] {
    return this.deal.products.filter(product => product.seller.storeId === seller.storeId)
  }
}

/** Twelve days from now: offers that are open today stay so for a while. */
const validFor = (time: DealTime, deal: Deal) => time.day(Math.ceil(deal.daysAgo) + 12)

const priceText = (value: number) => (value < 2 ? value.toFixed(3) : value.toFixed(2))

function packingOf(deal: Deal, { carton: [pcs, length, width, height] }: SeededProduct): string {
  const size = `${length} × ${width} × ${height} cm`
  return deal.tradeType === 'domestic' ? `每箱 ${pcs} 件，外箱 ${size}` : `${pcs} per export carton, ${size}`
}

function chargesOf({ variant, tradeType }: Deal): NonNullable<QuotationContentInput['charges']> {
  if (tradeType === 'domestic') return variant % 2 === 0 ? [{ kind: 'freight', amount: '680' }] : []
  if (variant % 4 === 3)
    return [
      { kind: 'freight', amount: '1450', included: true },
      { kind: 'insurance', amount: '95', included: true },
    ]
  if (variant % 4 === 1) return [{ kind: 'sample', amount: '60' }]
  return variant % 4 === 2
    ? [
        { kind: 'inspection', amount: '180' },
        { kind: 'discount', amount: '50' },
      ]
    : []
}

function paymentPlanOf({ turn, tradeType }: Deal): QuotationContentInput['paymentPlan'] {
  return aPaymentPlan().map((part, index) => {
    if (turn === 'secured' && index > 0) return { ...part, method: 'lc_sight', dueEvent: 'lc_opened' }
    return tradeType === 'domestic' ? { ...part, method: 'bank' } : part
  })
}
