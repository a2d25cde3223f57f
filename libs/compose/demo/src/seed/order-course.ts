import {
  milestoneConfirm,
  milestoneReport,
  milestoneSecure,
  orderAccept,
  orderCancel,
  orderDeliver,
  orderDetail,
  orderFreeze,
  orderReady,
  orderRequestCancel,
  orderShip,
  orderUpdateProduction,
  termsPropose,
  termsReject,
  termsSign,
  type PaymentMilestone,
} from '@tradeport/domain/trading/contract'
import { isContainerNo } from '@tradeport/domain/trading/rules'
import { CANCEL_WISH, TERMS_REJECTED, inLocale } from '../content/talk'
import { reaches, type Deal, type DealTime } from './deal'
import type { DemoActor, DemoApi } from './demo-api'
import { attached } from './paper'
import type { SeededSeller } from './people'

export interface OrderPeople {
  readonly seller: SeededSeller
  readonly operator: DemoActor
}

/** What happens to an order of the demo after a quotation was accepted. */
export class OrderCourse {
  private readonly demo: DemoApi
  private readonly deal: Deal
  private readonly time: DealTime
  private readonly people: OrderPeople
  private readonly id: string

  constructor(demo: DemoApi, deal: Deal, time: DealTime, people: OrderPeople, orderId: string) {
    this.demo = demo
    this.deal = deal
    this.time = time
    this.people = people
    this.id = orderId
  }

  async play(): Promise<void> {
    const { demo, deal, time } = this
    if (deal.turn === 'stepped_back') {
      time.wait(30)
      await demo.call(deal.actor, orderCancel, { ...(await this.target()), reason: 'no_longer_needed' })
    }
    if (!reaches(deal, 'proposed')) return
    await this.contract()
    if (!reaches(deal, 'signed')) return
    await this.sign()
    if (deal.turn === 'cancel_wish') {
      time.wait(20)
      const reason = inLocale(CANCEL_WISH, deal.buyer.locale)
      await demo.call(deal.actor, orderRequestCancel, { ...(await this.target()), reason })
    }
    if (deal.turn === 'reported' && !reaches(deal, 'in_production')) await this.report(0)
    if (reaches(deal, 'in_production')) await this.produce()
    if (reaches(deal, 'shipped')) await this.deliver()
  }

  private async contract(): Promise<void> {
    const { demo, deal, time } = this
    const seller = this.people.seller.actor
    const propose = async () => {
      time.wait(10)
      const { terms } = await this.see()
      await demo.call(seller, termsPropose, { id: terms.id, version: terms.version })
    }
    await propose()
    if (deal.turn !== 'terms_rejected' && deal.turn !== 'terms_again') return
    time.wait(8)
    const { terms } = await this.see()
    const note = inLocale(TERMS_REJECTED, deal.buyer.locale)
    await demo.call(deal.actor, termsReject, { id: terms.id, version: terms.version, note })
    if (deal.turn === 'terms_again') await propose()
  }

  private async sign(): Promise<void> {
    for (const who of [this.people.seller.actor, this.deal.actor]) {
      this.time.wait(6)
      const { terms } = await this.see()
      const { id, version, contentHash } = terms
      await this.demo.call(who, termsSign, { id, version, contentHash })
    }
  }

  private async produce(): Promise<void> {
    const { demo, deal, time } = this
    const seller = this.people.seller.actor
    await this.pay(0)
    if (deal.turn === 'secured') {
      time.wait(24)
      const { id, version } = await this.due(1)
      await demo.call(seller, milestoneSecure, { id, version, reference: `LC-${paperNo(deal)}` })
    }
    time.wait(24)
    await demo.call(seller, orderUpdateProduction, { ...(await this.target()), kind: 'material_in', percent: 15 })
    time.wait(24)
    await demo.call(seller, orderUpdateProduction, { ...(await this.target()), kind: 'bulk_50', percent: 50 })
    if (deal.turn === 'frozen') {
      const reason = 'The bank account on the invoice differs from the one on file; both sides were asked for proof.'
      await demo.call(this.people.operator, orderFreeze, { ...(await this.target()), reason })
    }
    if (!reaches(deal, 'ready')) return
    time.wait(72)
    await demo.call(seller, orderReady, await this.target())
    if (deal.turn === 'reported') await this.report(1)
    if (deal.turn === 'partly_paid') await this.pay(1, 0.6)
    if (reaches(deal, 'ready_to_ship')) await this.pay(1)
  }

  private async deliver(): Promise<void> {
    const { demo, deal, time } = this
    const isForeign = deal.tradeType === 'foreign'
    const number = paperNo(deal)
    time.wait(24)
    await demo.call(this.people.seller.actor, orderShip, {
      ...(await this.target()),
      ...(isForeign
        ? { mode: 'sea', containerNo: containerNoOf(deal), blNo: `TPD${number}`, eta: time.day(28) }
        : { mode: 'road', trackingNo: `TP${number}`, eta: time.day(4) }),
      etd: time.day(1),
    })
    if (!reaches(deal, 'delivered')) return
    time.wait(isForeign ? 150 : 72)
    await demo.call(deal.actor, orderDeliver, await this.target())
    if (!reaches(deal, 'accepted')) return
    time.wait(48)
    await demo.call(deal.actor, orderAccept, await this.target())
  }

  private async report(index: number): Promise<PaymentMilestone> {
    const { demo, deal, time } = this
    time.wait(24)
    const due = await this.due(index)
    // What waits to be confirmed has its slip with it.
    const waits = deal.turn === 'reported'
    const slip = waits ? await attached(demo, deal.actor, 'transfer.pdf', 'Demo paper, no money was moved') : undefined
    await demo.call(deal.actor, milestoneReport, {
      ...(slip ? { slip } : {}),
      id: due.id,
      version: due.version,
      amount: due.amount,
      valueDate: demo.now().toISOString().slice(0, 10),
      reference: due.remitReference,
    })
    return due
  }

  private async pay(index: number, share = 1): Promise<void> {
    const { id, amount } = await this.report(index)
    this.time.wait(20)
    const { version } = await this.due(index)
    const receivedAmount = share === 1 ? amount : (Number(amount) * share).toFixed(2)
    await this.demo.call(this.people.seller.actor, milestoneConfirm, { id, version, receivedAmount })
  }

  private async due(index: number): Promise<PaymentMilestone> {
    const due = (await this.see()).milestones[index]
    if (!due) throw new Error('demo: an order has no such instalment')
    return due
  }

  private see() {
    return this.demo.call(this.deal.actor, orderDetail, { id: this.id })
  }

  private async target() {
    return { id: this.id, version: await this.demo.versionOf('trade_order', this.id) }
  }
}

const paperNo = ({ serial }: Deal) => String(260_000 + serial * 37)

/** A container that does not exist, with a check digit that is right. */
function containerNoOf(deal: Deal): string {
  const serial = paperNo(deal)
  const digits = Array.from({ length: 10 }, (_, digit) => `TPDU${serial}${digit}`)
  const number = digits.find(isContainerNo)
  if (!number) throw new Error('demo: a container has no check digit')
  return number
}
