import {
  afterSalesCaseAct,
  afterSalesCaseCreate,
  afterSalesCaseDetail,
  type AfterSalesStatus,
  type AfterSalesType,
} from '@tradeport/domain/service-order/contract'
import type { InputOf } from '@tradeport/kernel/contract-kit'
import type { DemoActor, DemoApi } from './demo-api'

/** Where cases stay. What is being refunded is settled by the job within seconds, but for what was paid past the platform: its provider owes it. */
export type AfterSalesEnd = AfterSalesStatus

interface Sides {
  customer: DemoActor
  provider: DemoActor
  operator: DemoActor
}
type Said = Omit<InputOf<typeof afterSalesCaseAct>, 'id' | 'version'>
type Word = readonly [keyof Sides, Said]

const REFUSAL: Word = ['provider', { action: 'reject', reason: '申报要素与您提供的资料一致。' }]
const REVIEW: readonly Word[] = [
  REFUSAL,
  ['customer', { action: 'escalate', reason: '合同写明的品名不同，请平台裁定。' }],
]

/** What each case asks for, and what is said until it is where it stays. */
const TALKS: Readonly<Record<AfterSalesEnd, readonly [AfterSalesType, ...Word[]]>> = {
  pending_provider: ['refund_part'],
  negotiating: [
    'refund_full',
    ['provider', { action: 'offer', remedy: 'refund', amount: '80.00', reason: '仅一页有误，愿退还部分款项。' }],
  ],
  agreed: ['complaint', ['provider', { action: 'agree', reason: '抱歉，今后由专人跟进。' }]],
  refunding: ['refund_part', ['provider', { action: 'agree', reason: '同意退还，款项由我方直接汇出。' }]],
  redoing: ['redo', ['provider', { action: 'agree', reason: '明天重新提交。' }]],
  platform_review: ['refund_part', ...REVIEW],
  completed: ['refund_part', ['provider', { action: 'agree', reason: '确属我方失误。' }]],
  rejected: ['refund_part', REFUSAL],
  closed: [
    'refund_part',
    ...REVIEW,
    [
      'operator',
      { action: 'decide', remedy: 'none', responsibility: 'seller', reason: '资料由客户提供，服务商按资料申报。' },
    ],
  ],
  cancelled: ['redo', ['customer', { action: 'cancel', reason: '已自行解决。' }]],
}

const HOUR = 3_600_000

/** A case begins some hours ago, so that nobody is late with it. */
export async function playCase(demo: DemoApi, sides: Sides, orderId: string, end: AfterSalesEnd): Promise<void> {
  const [type, ...words] = TALKS[end]
  const began = Date.now() - 20 * HOUR
  demo.at(new Date(began))
  const { id } = await demo.call(sides.customer, afterSalesCaseCreate, {
    serviceOrderId: orderId,
    type,
    reasonCode: type === 'complaint' ? 'unresponsive' : 'defective',
    ...(type === 'refund_part' ? { amount: '60.00' } : {}),
    description: '报关单上的品名与合同不符，海关要求改单，货物晚了两天出运。',
  })
  for (const [index, [side, said]] of words.entries()) {
    demo.at(new Date(began + (index + 1) * 3 * HOUR))
    const { version } = await demo.call(sides.customer, afterSalesCaseDetail, { id })
    await demo.call(sides[side], afterSalesCaseAct, { id, version, ...said })
  }
  await demo.api.jobs.run('service-order.settlePayments')
}
