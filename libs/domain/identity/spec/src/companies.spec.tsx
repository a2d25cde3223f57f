import { fireEvent, screen, within } from '@testing-library/react'
import { companyDetail } from '@tradeport/domain/identity/contract'
import { companyAdmin, identityAdmin } from '@tradeport/domain/identity/ui'
import { startModuleApi, type Caller } from '@tradeport/testing/harness'
import { rowOf, screenTests } from '@tradeport/testing/screens'
import { beforeAll, expect, test } from 'vitest'

// What operators see of companies and decide about them, over the real API and its database.
const screens = screenTests({
  start: () => startModuleApi([]),
  manifest: identityAdmin,
  texts: [companyAdmin],
})
let operator: Caller
let owner: Caller
beforeAll(async () => {
  operator = await screens.api.person({ kind: 'operator', roles: ['op_region_admin'] })
  owner = await screens.api.person({ kind: 'seller', companyName: 'Harbour Mill Co., Ltd.' })
})

const companyId = () => owner.actor.companyId ?? ''

test('the list leads to the company', async () => {
  await screens.open('/companies', operator)
  const row = await rowOf('Harbour Mill Co., Ltd.')
  const { no } = await operator.ok(companyDetail, { id: companyId() })
  expect(within(row).getByText(no).closest('a')?.getAttribute('href')).toContain(companyId())
})

test('a company is suspended with a reason, which its page and its history say', async () => {
  await screens.open(`/companies/${companyId()}`, operator)
  expect(await screen.findByText(owner.actor.displayName)).toBeTruthy()
  fireEvent.click(await screen.findByRole('button', { name: 'Suspend' }))
  const form = within(await screen.findByRole('dialog'))
  fireEvent.change(await form.findByLabelText('Reason'), { target: { value: 'Forged papers' } })
  fireEvent.click(form.getByText('Suspend', { selector: 'button *' }))
  expect(await screen.findByRole('button', { name: 'Reactivate' })).toBeTruthy()
  expect((await screen.findAllByText('Forged papers')).length).toBeGreaterThan(1)
  expect((await operator.ok(companyDetail, { id: companyId() })).status).toBe('suspended')
})
