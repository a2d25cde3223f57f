import { fireEvent, screen, within } from '@testing-library/react'
import { companyDetail } from '@tradeport/domain/identity/contract'
import { companyAdmin, identityAdmin } from '@tradeport/domain/identity/ui'
import { startModuleApi, type Caller, type TestApi } from '@tradeport/testing/harness'
import { openScreen, type OpenedScreen } from '@tradeport/testing/screens'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'

// What operators see of companies and decide about them, over the real API and its database.
let api: TestApi
let operator: Caller
let owner: Caller
let opened: OpenedScreen | undefined

beforeAll(async () => {
  api = await startModuleApi([])
  operator = await api.person({ kind: 'operator', roles: ['op_region_admin'] })
  owner = await api.person({ kind: 'seller', companyName: 'Harbour Mill Co., Ltd.' })
})
afterEach(() => opened?.close())
afterAll(() => api.close())

const companyId = () => owner.actor.companyId ?? ''

test('the list leads to the company', async () => {
  opened = await openScreen({ api, as: operator, manifest: identityAdmin, texts: [companyAdmin], path: '/companies' })
  const row = (await screen.findByText('Harbour Mill Co., Ltd.')).closest('tr')
  const { no } = await operator.ok(companyDetail, { id: companyId() })
  expect(
    within(row ?? document.body)
      .getByText(no)
      .closest('a')
      ?.getAttribute('href'),
  ).toContain(companyId())
})

test('a company is suspended with a reason, which its page and its history say', async () => {
  opened = await openScreen({
    api,
    as: operator,
    manifest: identityAdmin,
    texts: [companyAdmin],
    path: `/companies/${companyId()}`,
  })
  expect(await screen.findByText(owner.actor.displayName)).toBeTruthy()
  fireEvent.click(await screen.findByRole('button', { name: 'Suspend' }))
  const form = within(await screen.findByRole('dialog'))
  fireEvent.change(await form.findByLabelText('Reason'), { target: { value: 'Forged papers' } })
  fireEvent.click(form.getByText('Suspend', { selector: 'button *' }))
  expect(await screen.findByRole('button', { name: 'Reactivate' })).toBeTruthy()
  expect((await screen.findAllByText('Forged papers')).length).toBeGreaterThan(1)
  expect((await operator.ok(companyDetail, { id: companyId() })).status).toBe('suspended')
})
