import { fireEvent, screen, within } from '@testing-library/react'
import * as identity from '@tradeport/domain/identity/contract'
import { companyAdmin, identityAdmin } from '@tradeport/domain/identity/ui'
import { startModuleApi, type Caller } from '@tradeport/testing/harness'
import { screenTests } from '@tradeport/testing/screens'
import { beforeAll, expect, test } from 'vitest'
import { sendChange } from './company-change'

// A registration as reviewers see it, over the real API and its database.
const screens = screenTests({
  start: () => startModuleApi([]),
  manifest: identityAdmin,
  texts: [companyAdmin],
})
let reviewer: Caller
let colleague: Caller
beforeAll(async () => {
  reviewer = await screens.api.person({ kind: 'operator', roles: ['op_reviewer'] })
  colleague = await screens.api.person({ kind: 'operator', roles: ['op_reviewer'] })
})

test('what a colleague has claimed is taken over with a reason, and says by when it is due', async () => {
  const owner = await screens.api.person({ kind: 'buyer' })
  const id = await sendChange(screens.api, owner, 'DE136695976')
  await colleague.ok(identity.claimRegistration, { id, version: 1 })
  await screens.open(`/registrations/${id}`, reviewer)
  expect((await screen.findAllByText(colleague.actor.displayName, { exact: false })).length).toBeGreaterThan(0)
  expect(screen.queryByRole('button', { name: 'Approve' })).toBeNull()
  fireEvent.click(await screen.findByRole('button', { name: 'Take over from a colleague' }))
  const form = within(await screen.findByRole('dialog'))
  fireEvent.change(await form.findByLabelText('Reason'), { target: { value: 'On holiday' } })
  fireEvent.click(form.getByText('Take over from a colleague', { selector: 'button *' }))
  expect(await screen.findByRole('button', { name: 'Approve' })).toBeTruthy()
})

test('the licence is compared before it counts', async () => {
  const owner = await screens.api.person({ kind: 'buyer' })
  const id = await sendChange(screens.api, owner, 'DE811128135')
  await screens.open(`/registrations/${id}`, reviewer)
  fireEvent.click(await screen.findByRole('button', { name: 'Approve' }))
  const form = within(await screen.findByRole('dialog'))
  const until = await form.findByLabelText('Licence valid until')
  expect(form.getByLabelText('Licence issued by')).toHaveProperty('value', 'Handelsregister Hamburg')
  fireEvent.change(until, { target: { value: '2020-01-01' } })
  fireEvent.click(form.getByText('Approve', { selector: 'button *' }))
  expect(await form.findByText('This date is over.')).toBeTruthy()
  fireEvent.change(until, { target: { value: '2039-12-31' } })
  fireEvent.click(form.getByText('Approve', { selector: 'button *' }))
  expect((await screen.findAllByText('Approved')).length).toBeGreaterThan(0)
  expect((await owner.ok(identity.certificatePage, {})).records).toMatchObject([
    { issuer: 'Handelsregister Hamburg', issuedOn: '2019-03-12', validUntil: '2039-12-31' },
  ])
})
