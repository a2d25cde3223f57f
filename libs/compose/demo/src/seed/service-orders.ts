import { agreementDetail } from '@tradeport/domain/agreement/contract'
import { uploadFile } from '@tradeport/domain/files/contract'
import {
  marketDetail,
  marketPage,
  serviceOrderTemplate,
  type TemplateField,
} from '@tradeport/domain/service-market/contract'
import {
  serviceOrderAcceptOrder,
  serviceOrderCancel,
  serviceOrderCancelNegotiate,
  serviceOrderConfirm,
  serviceOrderCreate,
  serviceOrderDeliverableReject,
  serviceOrderDeliverableSubmit,
  serviceOrderDetail,
  serviceOrderEvaluate,
  serviceOrderMaterialUpload,
  serviceOrderMaterialVerify,
  serviceOrderNextStatus,
  serviceOrderPay,
  serviceOrderPaymentAnswer,
  serviceOrderPaymentReport,
  serviceOrderEscalateRefund,
  serviceOrderQuote,
  serviceOrderReject,
  serviceOrderSubmit,
  type OrderAnswers,
  type ServiceOrderStatus,
} from '@tradeport/domain/service-order/contract'
import { REGIONS, REGION_TIMERS } from '@tradeport/kernel/config'
import { playCase, type AfterSalesEnd } from './after-sales'
import type { DemoActor, DemoApi } from './demo-api'
import type { SeededPeople } from './people'

const HOUR = 3_600_000
const PDF = Buffer.from('%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF')

/**
 * What becomes of an order, how many hours ago it began (what is hurried began lately, so that its time is not over), and of a case that
 * is raised about it; `agency`: of a service that a customs agency order does, with that order or without; `direct`: paid past the platform; `payback`: so, and what goes back
 * of it did not come, so that its customer took that to the platform.
 */
const STORIES: readonly (readonly [
  ServiceOrderStatus,
  hoursAgo: number,
  ends?: AfterSalesEnd | null,
  work?: 'agency' | 'direct' | 'payback',
])[] = [
  ['completed', 900, null, 'direct'],
  ['completed', 700],
  ['completed', 240, 'closed'],
  ['completed', 236, 'cancelled'],
  ['completed', 232, 'completed'],
  ['completed', 228, 'rejected'],
  ['completed', 224, 'platform_review'],
  ['completed', 220, 'agreed'],
  ['completed', 216, 'negotiating', 'agency'],
  ['completed', 212, 'pending_provider'],
  ['completed', 208, 'refunding', 'direct'],
  ['disputed', 300],
  ['cancelled', 260],
  ['rejected', 200],
  ['rejected', 340, null, 'payback'],
  ['rejected', 120, null, 'direct'],
  ['completed', 160],
  ['pending_confirm', 60],
  ['pending_confirm', 55, 'redoing'],
  ['in_service', 50, null, 'agency'],
  ['in_service', 30],
  ['pending_quote', 8],
  ['pending_accept', 6, null, 'agency'],
  ['pending_accept', 5],
  ['pending_payment', 3],
  ['pending_payment', 2, null, 'direct'],
  ['draft', 1],
]

interface Parties {
  customer: DemoActor
  provider: DemoActor
}

class Story {
  private id = ''
  private readonly demo: DemoApi
  private readonly parties: Parties
  private readonly began: number
  private readonly isDirect: boolean
  private hours = 0

  constructor(demo: DemoApi, parties: Parties, hoursAgo: number, isDirect: boolean) {
    this.isDirect = isDirect
    this.demo = demo
    this.parties = parties
    this.began = Date.now() - hoursAgo * HOUR
  }

  private wait(hours: number): void {
    this.hours += hours
    this.demo.at(new Date(Math.min(this.began + this.hours * HOUR, Date.now() - 60_000)))
  }

  private async target(): Promise<{ id: string; version: number }> {
    return { id: this.id, version: await this.demo.versionOf('service_order', this.id) }
  }

  private async file(owner: DemoActor, name: string) {
    const { id } = await this.demo.upload(owner, uploadFile, { kind: 'document' }, { name, content: PDF })
    return [{ fileId: id, name }]
  }

  private settle(): Promise<void> {
    return this.demo.api.jobs.run('service-order.settlePayments')
  }

  /** @returns the id of the order. */
  async play(serviceId: string, end: ServiceOrderStatus): Promise<string> {
    await this.go(serviceId, end)
    return this.id
  }

  private async go(serviceId: string, end: ServiceOrderStatus): Promise<void> {
    const { demo, parties } = this
    const { customer, provider } = parties
    this.wait(0)
    const { skus } = await demo.call(customer, marketDetail, { id: serviceId })
    const { fields } = await demo.call(customer, serviceOrderTemplate, { serviceId })
    const draft = await demo.call(customer, serviceOrderCreate, {
      serviceId,
      skuId: skus[0]?.id ?? '',
      qty: '2',
      answers: answersTo(fields),
      contact: { name: '林薇', phone: '+86 573 8886 0000', email: '' },
      remark: '请在装船前三天完成。',
    })
    this.id = draft.id
    if (end === 'draft') return
    await demo.call(customer, serviceOrderMaterialUpload, {
      ...(await this.target()),
      no: 1,
      files: await this.file(customer, 'INV-2026-118.pdf'),
    })
    const { agreement } = await demo.call(customer, agreementDetail, { orderId: draft.id })
    const sent = await demo.call(customer, serviceOrderSubmit, {
      ...(await this.target()),
      ...(agreement
        ? {
            agreement: {
              templateId: agreement.templateId,
              locale: customer.locale,
              variables: Object.fromEntries(agreement.variables.map(({ key }) => [key, '嘉兴市中山东路 88 号'])),
            },
          }
        : {}),
    })
    if (sent.status === 'pending_quote') {
      this.wait(2)
      const validTo = new Date(Date.now() + 7 * 24 * HOUR).toISOString().slice(0, 10)
      await demo.call(provider, serviceOrderQuote, { ...(await this.target()), amount: '680.00', validTo })
      return
    }
    this.wait(1)
    if (end === 'pending_payment') return this.isDirect ? this.report() : undefined
    if (end === 'cancelled')
      return void (await demo.call(customer, serviceOrderCancel, {
        ...(await this.target()),
        reason: '货物延期出运。',
      }))
    await this.pay()
    this.wait(2)
    if (end === 'pending_accept') return
    if (end === 'rejected') {
      await demo.call(provider, serviceOrderReject, { ...(await this.target()), reason: '本周已无余力承接。' })
      return this.settle()
    }
    await demo.call(provider, serviceOrderAcceptOrder, await this.target())
    await demo.call(provider, serviceOrderMaterialVerify, { ...(await this.target()), no: 1, result: 'pass' })
    if (end === 'in_service') {
      this.wait(4)
      const { linkedWork } = await demo.call(customer, serviceOrderDetail, { id: this.id })
      if (linkedWork !== null) return
      return void (await demo.call(customer, serviceOrderCancelNegotiate, {
        ...(await this.target()),
        decision: 'propose',
        refund: '100.00',
        reason: '客户缩减了数量。',
      }))
    }
    await this.handOver()
    if (end === 'disputed') return this.dispute()
    if (end === 'pending_confirm') return
    this.wait(20)
    await demo.call(customer, serviceOrderConfirm, await this.target())
    await this.settle()
    this.wait(2)
    await demo.call(customer, serviceOrderEvaluate, {
      ...(await this.target()),
      score: 5,
      tags: ['punctual', 'professional'],
      text: '回复及时，资料一次通过。',
    })
  }

  private async pay(): Promise<void> {
    const { demo, parties } = this
    if (this.isDirect) {
      await this.report()
      this.wait(1)
      return void (await demo.call(parties.provider, serviceOrderPaymentAnswer, {
        ...(await this.target()),
        decision: 'received',
      }))
    }
    await demo.call(parties.customer, serviceOrderPay, { ...(await this.target()), payMode: 'bank_transfer' })
    return this.settle()
  }

  /** Paid past the platform, as the customer says. */
  private async report(): Promise<void> {
    const { customer } = this.parties
    const { no } = await this.demo.call(customer, serviceOrderDetail, { id: this.id })
    await this.demo.call(customer, serviceOrderPaymentReport, {
      ...(await this.target()),
      paidOn: new Date(this.began).toISOString().slice(0, 10),
      reference: `TT${no.slice(2)}`,
      files: await this.file(customer, 'bank-receipt.pdf'),
    })
  }

  /** Nothing came back in time: the customer takes that to the platform, which has not decided yet. */
  async escalate(): Promise<void> {
    const { customer } = this.parties
    this.wait(300)
    await this.demo.call(customer, serviceOrderEscalateRefund, {
      ...(await this.target()),
      reason: '约定七日内退款，至今未到账，服务商也没有回复。',
      files: await this.file(customer, 'account-statement.pdf'),
    })
  }

  /** What the bank keeps after the end goes to the provider, where the days for that are over by today. */
  async release(): Promise<void> {
    this.wait(480)
    await this.demo.api.jobs.run('service-order.releaseKept')
    return this.settle()
  }

  private async handOver(): Promise<void> {
    const { demo, parties } = this
    this.wait(18)
    const { deliverables } = await demo.call(parties.provider, serviceOrderDetail, { id: this.id })
    for (const { no, status } of deliverables)
      if (status !== 'submitted')
        await demo.call(parties.provider, serviceOrderDeliverableSubmit, {
          ...(await this.target()),
          no,
          files: await this.file(parties.provider, `result-${no}.pdf`),
        })
    await demo.call(parties.provider, serviceOrderNextStatus, await this.target())
  }

  private async dispute(): Promise<void> {
    for (let time = 0; time <= REGION_TIMERS.serviceRejections.value; time += 1) {
      this.wait(6)
      await this.demo.call(this.parties.customer, serviceOrderDeliverableReject, {
        ...(await this.target()),
        nos: [1],
        reason: '申报要素与合同不符。',
      })
      if (time < REGION_TIMERS.serviceRejections.value) await this.handOver()
    }
  }
}

function answersTo(fields: readonly TemplateField[]): OrderAnswers {
  const answer = ({ key, type, options }: TemplateField): string => {
    switch (type) {
      case 'select':
      case 'multi_select':
        return options[0]?.value ?? ''
      case 'country':
        return 'DE'
      case 'number':
        return key === 'goodsValue' ? '18600' : '12'
      case 'date':
        return new Date(Date.now() + 14 * 24 * HOUR).toISOString().slice(0, 10)
      case 'checkbox':
        return 'yes'
      case 'text':
      case 'textarea':
        return '羊毛针织衫，1200 件，宁波港出运'
    }
  }
  return Object.fromEntries(
    fields.filter(field => field.type !== 'multi_select').map(field => [field.key, answer(field)]),
  )
}

/** The first of them whose provider is also paid past the platform. */
async function takingDirect<C extends { id: string }>(
  demo: DemoApi,
  customer: DemoActor,
  cards: readonly C[],
): Promise<C | undefined> {
  for (const card of cards) if ((await demo.call(customer, marketDetail, { id: card.id })).directPay) return card
  return undefined
}

/** Orders of services in every status: the second seller of each region ordered them, so that the first one's messages stay about trade. */
export async function seedServiceOrders(demo: DemoApi, people: SeededPeople): Promise<void> {
  const started = demo.now()
  const regions = new Set(people.providers.map(({ provider }) => provider.region))
  for (const region of regions) {
    const customer = people.sellers.filter(({ seller }) => seller.region === region)[1]?.actor
    if (!customer) continue
    const { records } = await demo.call(customer, marketPage, { pageSize: 50, sort: 'newest' })
    const priced = records.filter(record => record.priceMode === 'fixed')
    const agency = priced.filter(record => record.categoryCode === 'CUSTOMS')
    const fixed = priced.filter(record => record.categoryCode !== 'CUSTOMS')
    const quoted = records.filter(record => record.priceMode !== 'fixed')
    for (const [index, [end, hoursAgo, ends, work]] of STORIES.entries()) {
      const offered = work === 'agency' ? agency : end === 'pending_quote' ? quoted : fixed
      const isDirect = work === 'direct' || work === 'payback'
      const service = isDirect
        ? await takingDirect(demo, customer, fixed)
        : offered[index % Math.max(1, offered.length)]
      const provider = people.providers.find(({ actor }) => actor.companyId === service?.provider.companyId)?.actor
      if (!service || !provider) continue
      const story = new Story(demo, { customer, provider }, hoursAgo, isDirect)
      const orderId = await story.play(service.id, end)
      if (work === 'payback') await story.escalate()
      if (!ends) {
        if (end === 'completed') await story.release()
        continue
      }
      const operator = await people.operator('admin', REGIONS[region])
      await playCase(demo, { customer, provider, operator }, orderId, ends)
    }
  }
  demo.at(started)
}
