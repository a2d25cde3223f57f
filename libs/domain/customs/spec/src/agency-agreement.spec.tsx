import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { plug } from '@tradeport/compose/api'
import {
  agreementAccept,
  agreementDetail,
  agreementTemplateCreate,
  agreementTemplatePublish,
} from '@tradeport/domain/agreement/contract'
import { agreementServer, orderAgreements } from '@tradeport/domain/agreement/server'
import { agreementSeller } from '@tradeport/domain/agreement/ui'
import { aCustomsOrder, customsOrderDetail, customsOrderDraft } from '@tradeport/domain/customs/contract'
import type { CustomsPorts } from '@tradeport/domain/customs/server'
import { customsOrderProvider, customsOrderSeller, customsSeller } from '@tradeport/domain/customs/ui'
import type { Caller, TestApi } from '@tradeport/testing/harness'
import { openScreen, type OpenedScreen } from '@tradeport/testing/screens'
import { paymentTexts } from '@tradeport/web/payments'
import type { DomainManifest } from '@tradeport/web/react'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { startCustomsApi } from './customs-api.test-kit'

// What client and broker agree to with an order that is placed directly, on the pages of both.
const services = { chosen: async () => new Map<string, string>(), relying: async () => [] }
const agreed = orderAgreements(services)
const orderOf = ({ itemName, ...rest }: Parameters<NonNullable<CustomsPorts['agreements']>['prepare']>[1]) => ({
  ...rest,
  ...({ orderType: 'customs_order', serviceId: null, categoryCode: 'CUSTOMS' } as const),
  serviceTitle: { en_US: 'Customs agency order' },
  itemName: { en_US: itemName },
})
let api: TestApi
let client: Caller
let broker: Caller
let opened: OpenedScreen | undefined

beforeAll(async () => {
  api = await startCustomsApi(
    {
      companyNames: async (_ctx, ids) => new Map(ids.map(id => [id, 'Beilun Customs Broker'])),
      brokers: async () => [{ companyId: broker.actor.companyId ?? '', name: 'Beilun Customs Broker' }],
    },
    {},
    {
      agreements: {
        prepare: (ctx, order) => agreed.prepare(ctx, orderOf(order)),
        revise: (ctx, order) => agreed.revise(ctx, orderOf(order)),
        seal: (ctx, id) => agreed.seal(ctx, id),
        sign: agreed.sign,
        revoke: agreed.revoke,
      },
    },
    [
      plug(agreementServer, {
        categories: { hold: async (_ctx, codes) => new Set(codes) },
        services,
        words: async () => ({}),
      }),
    ],
  )
  client = await api.person({ kind: 'seller' })
  broker = await api.person({ kind: 'provider' })
  const operator = await api.person({ kind: 'operator' })
  const { id, version } = await operator.ok(agreementTemplateCreate, {
    ...{ code: 'agency', sourceLocale: 'en_US', categoryCodes: ['CUSTOMS'], variables: [] },
    title: { en_US: 'Customs agency agreement' },
    body: { en_US: '# Mandate\n\n{customer} has {provider} clear {item}.' },
  })
  await operator.ok(agreementTemplatePublish, { id, version })
})
afterEach(() => close())
afterAll(() => api.close())

const close = () => {
  opened?.close()
  opened = undefined
}
const open = async (path: string, as: Caller, manifest: DomainManifest) => {
  close()
  opened = await openScreen({
    api,
    as,
    manifest,
    path,
    texts: [customsSeller, agreementSeller, customsOrderSeller, paymentTexts],
  })
}
/** A draft whose papers are there. */
async function ready(): Promise<string> {
  const { id } = await client.ok(customsOrderDraft, {
    content: aCustomsOrder(),
    providerCompanyId: broker.actor.companyId ?? '',
  })
  await api.pool.query(
    `update customs_order set documents = (select jsonb_agg(d || '{"required": false}') from jsonb_array_elements(documents) d) where id = $1`,
    [id],
  )
  return id
}
const ofOrder = async (orderId: string) => (await client.ok(agreementDetail, { orderId })).agreement
async function accept(orderId: string): Promise<void> {
  const found = await ofOrder(orderId)
  if (!found) throw new Error('the order needs an agreement')
  const { id, version, templateId } = found
  await client.ok(agreementAccept, { id, version, templateId, locale: 'en_US' })
}
const press = async (name: string) => {
  fireEvent.click(await screen.findByRole('button', { name }))
  fireEvent.click(await within(await screen.findByRole('dialog')).findByText(name, { selector: 'button *' }))
}

test('the client reads on the draft that it has to accept, and finds the agreement and back', async () => {
  const orderId = await ready()
  await open(`/customs-orders/${orderId}`, client, customsOrderSeller)
  const section = within(await screen.findByRole('region', { name: 'Agreement' }))
  const { id } = (await ofOrder(orderId)) ?? {}
  expect(section.getByRole('link').getAttribute('href')).toContain(`/agreements/${id}`)
  expect(section.getByText('Customs agency agreement')).toBeTruthy()
  await press('Send to the broker')
  await waitFor(async () => expect((await client.ok(customsOrderDetail, { id: orderId })).status).toBe('draft'))
  await open(`/agreements/${id}`, client, agreementSeller)
  const back = await screen.findByRole('link', { name: 'To the order' })
  expect(back.getAttribute('href')).toContain(`/customs-orders/${orderId}`)
})

test('a draft whose agreement waits does not say that everything is here, but who accepts it', async () => {
  const orderId = await ready()
  const { id } = (await ofOrder(orderId)) ?? {}
  await open(`/customs-orders/${orderId}`, client, customsOrderSeller)
  expect(await screen.findByText('Still missing before you can send it')).toBeTruthy()
  const own = screen.getByText('The agreement: read and accept it').closest('a')
  expect(own?.getAttribute('href')).toContain(`/agreements/${id}`)
  expect(screen.queryByText(/^Everything is here/)).toBeNull()
  const { companyId } = client.actor
  const colleague = await api.person({ kind: 'seller', roles: ['seller_finance'], ...(companyId ? { companyId } : {}) })
  await open(`/customs-orders/${orderId}`, colleague, customsOrderSeller)
  expect(await screen.findByText(/^The agreement: a colleague who may sign/)).toBeTruthy()
  await accept(orderId)
  await open(`/customs-orders/${orderId}`, client, customsOrderSeller)
  expect(await screen.findByText(/^Everything is here/)).toBeTruthy()
})

test('the broker reads that it signs by accepting the order', async () => {
  const orderId = await ready()
  await accept(orderId)
  await open(`/customs-orders/${orderId}`, client, customsOrderSeller)
  await press('Send to the broker')
  await waitFor(async () => expect((await client.ok(customsOrderDetail, { id: orderId })).status).toBe('submitted'))
  await open(`/customs-orders/${orderId}`, broker, customsOrderProvider)
  const section = within(await screen.findByRole('region', { name: 'Agreement' }))
  expect(section.getByText('Accepted by the customer')).toBeTruthy()
})
