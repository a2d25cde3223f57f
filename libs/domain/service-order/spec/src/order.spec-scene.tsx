import { fireEvent, screen, within } from '@testing-library/react'
import { plug } from '@tradeport/compose/api'
import { aServiceInput, serviceContent } from '@tradeport/domain/service-market/contract'
import { serviceMarketTexts } from '@tradeport/domain/service-market/ui'
import { serviceOrderCreate, serviceOrderDetail, serviceOrderSubmit } from '@tradeport/domain/service-order/contract'
import {
  serviceOrderServer,
  simulatedFunds,
  type Offer,
  type ServiceOrderPorts,
} from '@tradeport/domain/service-order/server'
import { afterSalesSeller, serviceOrderSeller } from '@tradeport/domain/service-order/ui'
import { startModuleApi, type Caller, type TestApi } from '@tradeport/testing/harness'
import { openScreen, type OpenedScreen, type ScreenOptions } from '@tradeport/testing/screens'
import { paymentTexts } from '@tradeport/web/payments'
import type { DomainManifest } from '@tradeport/web/react'
import { afterAll, afterEach, beforeAll } from 'vitest'

const SERVICE = '01990000-0000-7000-8000-0000000000d1'

export let api: TestApi
export let customer: Caller
export let provider: Caller
export let offer: Offer
let opened: OpenedScreen | undefined
/** The companies that operators are people of. */
export const stakes = new Set<string>()
/** Of the bank: whatever it is asked. */
let isRefusing = false

/** A seller, a provider and a service on the market, over the real API and its database; pages are closed after each test. */
export function anOrderScreenScene(
  content: Partial<ReturnType<typeof aServiceInput>> = {},
  linkedWork: ServiceOrderPorts['linkedWork'] = {},
): void {
  beforeAll(async () => {
    api = await startModuleApi([
      plug(serviceOrderServer, {
        offers: { offer: async () => offer },
        organisation: {
          companyNames: async (_ctx, ids) => new Map(ids.map(id => [id, 'Lanyun Knitting'])),
          stakesOf: async ctx => (ctx.actor.kind === 'operator' ? stakes : new Set()),
        },
        funds: {
          ...simulatedFunds,
          settle: async (...asked) =>
            isRefusing ? { ok: false, failure: 'declined' } : simulatedFunds.settle(...asked),
        },
        words: async () => ({}),
        linkedWork,
      }),
    ])
    customer = await api.person({ kind: 'seller' })
    provider = await api.person({ kind: 'provider' })
    offer = {
      id: SERVICE,
      no: 'SV1',
      providerCompanyId: provider.actor.companyId ?? '',
      content: serviceContent.parse({ ...aServiceInput(), ...content }),
      commissionRate: '5',
      afterSaleDays: 30,
      settlementDays: 0,
      flowCode: 'GENERIC',
      template: { version: 1, fields: [] },
    }
  })
  afterEach(() => {
    closePage()
    stakes.clear()
  })
  afterAll(() => api.close())
}

/** What is ordered from now on. */
export function offering(other: Offer): void {
  offer = other
}

/** What the bank is asked while this is done it refuses. */
export async function whileRefused(work: () => Promise<unknown>): Promise<void> {
  isRefusing = true
  await work().finally(() => (isRefusing = false))
}

export function closePage(): void {
  opened?.close()
}

export async function openPage(
  path: string,
  as: Caller,
  manifest: DomainManifest,
  more: Pick<ScreenOptions, 'hear' | 'locale'> = {},
): Promise<void> {
  opened = await openScreen({
    ...{ api, as, manifest, path, ...more },
    texts: [serviceMarketTexts, serviceOrderSeller, afterSalesSeller, paymentTexts],
  })
}

export async function anOrder(): Promise<{ id: string; no: string }> {
  const { id, no, version } = await customer.ok(serviceOrderCreate, {
    serviceId: SERVICE,
    skuId: offer.content.skus[0]?.id ?? '',
    qty: '2',
    contact: { name: 'Lin Wei' },
  })
  await customer.ok(serviceOrderSubmit, { id, version })
  return { id, no }
}

export const at = async (id: string) => ({ id, version: (await customer.ok(serviceOrderDetail, { id })).version })
export const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }))
export const form = async () => within(await screen.findByRole('dialog'))
