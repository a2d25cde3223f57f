import { screen, within } from '@testing-library/react'
import { serviceOrderAcceptOrder, serviceOrderPay } from '@tradeport/domain/service-order/contract'
import { serviceOrderProvider, serviceOrderSeller } from '@tradeport/domain/service-order/ui'
import { expect, test } from 'vitest'
import {
  anOrder,
  anOrderScreenScene,
  api,
  at,
  closePage,
  customer,
  offer,
  offering,
  openPage,
  provider,
} from './order.spec-scene'

const AGENCY = '01990000-0000-7000-8000-0000000000c1'
const FORM = '01990000-0000-7000-8000-0000000000f1'
let isDone = false

anOrderScreenScene(
  {},
  {
    CUSTOMS: {
      begin: async () => AGENCY,
      stop: async () => true,
      finish: async () => undefined,
      waiting: async () => new Set(),
      look: async () => ({
        ...{ id: AGENCY, no: 'CO26', status: isDone ? 'completed' : 'making', isReadable: true, isDone },
        papers: ['packing_list'],
        results: isDone ? [{ id: FORM, no: 'DF26', entryId: '310420260530000096' }] : [],
      }),
    },
  },
)

test('papers and results that came with the agency order are said to be there, with where they are read', async () => {
  offering({ ...offer, flowCode: 'CUSTOMS' })
  const { id } = await anOrder()
  await customer.ok(serviceOrderPay, { ...(await at(id)), payMode: 'bank_transfer' })
  await api.api.jobs.run('service-order.settlePayments')
  await provider.ok(serviceOrderAcceptOrder, await at(id))
  await openPage(`/service-orders/${id}`, customer, serviceOrderSeller)
  const section = async (name: string) => within(await screen.findByRole('region', { name }))
  const papers = await section('Papers from the customer')
  expect(papers.getAllByText('In the agency order')).toHaveLength(1)
  expect(papers.getByRole('link', { name: 'CO26' }).getAttribute('href')).toContain(`/customs-orders/${AGENCY}`)
  expect(papers.getAllByText('Not there yet')).toHaveLength(2)
  const results = await section('Results')
  expect(results.getAllByText('Comes with the agency order').length).toBeGreaterThan(0)
  expect(results.queryByText('Not there yet')).toBeNull()

  isDone = true
  closePage()
  await openPage(`/service-orders/${id}`, provider, serviceOrderProvider)
  const made = await section('Results')
  expect(made.getAllByText('Made in the agency order').length).toBeGreaterThan(0)
  const link = made.getByRole('link', { name: 'Customs declaration DF26' })
  expect(link.getAttribute('href')).toContain(`/declarations/${FORM}`)
  expect(made.getByText('Customs number 310420260530000096')).toBeTruthy()
})
