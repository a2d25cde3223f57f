import { afterAll, beforeAll, beforeEach } from 'vitest'
import { plug } from '@tradeport/compose/api'
import { uploadFile } from '@tradeport/domain/files/contract'
import { serviceContent, aServiceInput } from '@tradeport/domain/service-market/contract'
import {
  serviceOrderAcceptOrder,
  serviceOrderCreate,
  serviceOrderDeliverableSubmit,
  serviceOrderDetail,
  serviceOrderNextStatus,
  serviceOrderPay,
  serviceOrderSubmit,
  type EscrowPayMode,
} from '@tradeport/domain/service-order/contract'
import type { InputOf } from '@tradeport/kernel/contract-kit'
import type { FundsPort } from '@tradeport/node/funds'
import { startModuleApi, type Caller, type TestApi } from '@tradeport/testing/harness'
import { serviceOrderServer, simulatedFunds, type Offer } from './index'

export const SERVICE = '01990000-0000-7000-8000-0000000000d1'
export const FIXED = '01990000-0000-7000-8000-0000000000e1'
export const NEGOTIABLE = '01990000-0000-7000-8000-0000000000e2'
/** What the customer sold. */
export const SOLD = '01990000-0000-7000-8000-0000000000a1'
export const HOUR = 3_600_000

export let api: TestApi
export let customer: Caller
export let provider: Caller
export let operator: Caller
export let offer: Offer | undefined
/** The companies that operators are people of, by operator. */
const stakes = new Map<string, string[]>()
/** What the bank does instead, once. */
let bank: FundsPort['settle'] | undefined

const funds: FundsPort = {
  simulated: true,
  settle: (step, instruction) => {
    const once = bank ?? simulatedFunds.settle
    bank = undefined
    return once(step, instruction)
  },
}

/** A seller and a provider of its region, a service on the market, and a bank; before each test all of them anew. */
export function anOrderScene(): void {
  beforeAll(async () => {
    api = await startModuleApi([
      plug(serviceOrderServer, {
        offers: { offer: async (_ctx, id) => (offer?.id === id ? offer : undefined) },
        organisation: {
          companyNames: async (_ctx, ids) => new Map(ids.map(id => [id, `Company ${id.slice(-4)}`])),
          stakesOf: async ctx => new Set(ctx.actor.kind === 'operator' ? stakes.get(ctx.actor.userId ?? '') : []),
        },
        trade: {
          sold: async (ctx, id) =>
            id === SOLD && ctx.actor.companyId === customer.actor.companyId ? { no: 'OD26' } : undefined,
        },
        funds,
        categoryNames: async () => new Map([['CUSTOMS', { en_US: 'Customs declaration', zh_CN: '报关' }]]),
        words: async () => ({ 'order.column.no': 'Number' }),
      }),
    ])
    operator = await api.person({ kind: 'operator', roles: ['op_arbiter'] })
  })
  afterAll(() => api.close())

  beforeEach(async () => {
    await api.pool.query(
      'truncate after_sales_case, service_order, service_order_payment, service_order_direct_entry, funds_simulator_tx, funds_simulator_account, funds_simulator_entry cascade',
    )
    api.clock.now = new Date('2026-03-10T02:00:00.000Z')
    api.notified.length = 0
    bank = undefined
    stakes.clear()
    customer = await api.person({ kind: 'seller' })
    provider = await api.person({ kind: 'provider' })
    const base = aServiceInput()
    const [sku] = base.skus ?? []
    if (!sku) throw new Error('the fixture has an item')
    offer = {
      id: SERVICE,
      no: 'SV1',
      providerCompanyId: provider.actor.companyId ?? '',
      content: serviceContent.parse({
        ...base,
        skus: [
          { ...sku, price: '1060.00', taxRate: '6', minQty: '1' },
          { ...sku, id: NEGOTIABLE, priceMode: 'negotiable', price: null },
        ],
      }),
      commissionRate: '5',
      afterSaleDays: 30,
      settlementDays: 0,
      flowCode: 'GENERIC',
      template: {
        version: 3,
        fields: [
          {
            key: 'goods',
            label: { en_US: 'Goods' },
            hint: {},
            type: 'text',
            required: true,
            options: [],
            validation: {},
          },
        ],
      },
    }
  })
}

/** Does something else than the simulated bank, once. */
export function instead(settle: FundsPort['settle']): void {
  bank = settle
}

/** Customers may pay the provider past the platform. */
export function takeDirectPay(directPayInstructions = ''): void {
  if (offer) offer = { ...offer, content: { ...offer.content, directPay: true, directPayInstructions } }
}

/** The provider's share of orders from now on stays with the bank for so many days after the end. */
export function keepFor(settlementDays: number): void {
  if (offer) offer = { ...offer, settlementDays }
}

/** An operator is one of the people of somebody's company from now on. */
export function joins(who: Caller, { actor }: Caller): void {
  stakes.set(who.actor.userId ?? '', [actor.companyId ?? ''])
}

export function takeOffMarket(): void {
  offer = undefined
}

export type Input = InputOf<typeof serviceOrderCreate>
export const input = (over: Partial<Input> = {}): Input => ({
  serviceId: SERVICE,
  skuId: FIXED,
  qty: '2',
  answers: { goods: 'Knitted sweaters' },
  contact: { name: 'Lin Wei', phone: '+86 573 0000', email: 'lin@example.com' },
  ...over,
})
export const at = async (id: string, who: Caller = customer) => {
  const detail = await who.ok(serviceOrderDetail, { id })
  return { id, version: detail.version }
}
export const runJob = async (name: string) => {
  await api.api.jobs.run(`service-order.${name}`)
}
export const settle = () => runJob('settlePayments')
export const submitted = async (over: Partial<Input> = {}) => {
  const { id, version } = await customer.ok(serviceOrderCreate, input(over))
  await customer.ok(serviceOrderSubmit, { id, version })
  return id
}
export const paid = async (payMode: EscrowPayMode = 'bank_transfer') => {
  const id = await submitted()
  await customer.ok(serviceOrderPay, { ...(await at(id)), payMode })
  await settle()
  return id
}
export const running = async () => {
  const id = await paid()
  await provider.ok(serviceOrderAcceptOrder, await at(id))
  return id
}
export const fileOf = async (who: Caller) => {
  const content = Buffer.from('%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF')
  const sent = await who.upload(uploadFile, { kind: 'document' }, { name: 'a.pdf', type: 'application/pdf', content })
  return [{ fileId: sent.data.id, name: 'a.pdf' }]
}
export const deliver = async (id: string) => {
  const { deliverables } = await provider.ok(serviceOrderDetail, { id })
  for (const { no, status } of deliverables)
    if (status === 'missing' || status === 'refused')
      await provider.ok(serviceOrderDeliverableSubmit, { ...(await at(id)), no, files: await fileOf(provider) })
}
export const handedOver = async () => {
  const id = await running()
  await provider.ok(serviceOrderNextStatus, await at(id))
  await deliver(id)
  await provider.ok(serviceOrderNextStatus, await at(id))
  return id
}
export const statusOf = async (id: string) => (await customer.ok(serviceOrderDetail, { id })).status
export const balances = async () => {
  const { rows } = await api.pool.query<{ code: string; balance: string }>(`
    select split_part(a.code, ':', 1) as code,
      sum(case when (e.side = 'D') = (a.kind = 'asset') then e.amount_minor else -e.amount_minor end)::text as balance
    from funds_simulator_entry e join funds_simulator_account a on a.id = e.account_id group by 1`)
  return Object.fromEntries(rows.filter(row => row.balance !== '0').map(row => [row.code, row.balance]))
}
