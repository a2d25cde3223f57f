import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import * as identity from '@tradeport/domain/identity/contract'
import { companyAdmin, companyWork, identityAdmin, identitySeller } from '@tradeport/domain/identity/ui'
import { startModuleApi, type Caller } from '@tradeport/testing/harness'
import { openedDialog, press, screenTests } from '@tradeport/testing/screens'
import { beforeAll, expect, test } from 'vitest'
import { sendChange } from './company-change'

// What the platform looks after of a registration, and an address that answers with a code: both sides of it.
const screens = screenTests({
  start: () => startModuleApi([]),
  manifest: { ...identityAdmin, routes: [...identityAdmin.routes, ...companyWork.routes] },
  texts: [companyAdmin, identitySeller],
})
let head: Caller
let reviewer: Caller
beforeAll(async () => {
  head = await screens.api.person({ kind: 'operator' })
  reviewer = await screens.api.person({ kind: 'operator', roles: ['op_reviewer'] })
})

async function ask(...wanted: { key: string; kind: identity.RequirementKind; name: string; required?: boolean }[]) {
  const { items, version } = await head.ok(identity.checklistDetail, { party: 'buyer' })
  await head.ok(identity.checklistUpdate, {
    ...{ party: 'buyer', version, reason: 'New rule of the market' },
    items: [
      ...items.filter(({ key }) => key === 'business_licence'),
      ...wanted.map(({ key, kind, name, required = true }) => ({
        ...{ key, kind, name: { en_US: name }, help: {}, required, active: true, pictures: false, maxFiles: 1 },
        ...{ countries: [], companyTypes: [] },
      })),
    ],
  })
}

test('a reviewer reads what the register says, says why it is met, and approves', async () => {
  await ask(
    { key: 'reference_call', kind: 'operator_review', name: 'Reference called' },
    { key: 'register', kind: 'registry_lookup', name: 'Found in the register' },
  )
  const owner = await screens.api.person({ kind: 'buyer' })
  const id = await sendChange(screens.api, owner, 'DE136695976')
  await screens.api.api.jobs.run('identity.registry-look-ups')
  await screens.open(`/registrations/${id}`, reviewer)
  expect(await screen.findByText(/The register says: Harbour Trading DE136695976 GmbH/)).toBeTruthy()
  expect(screen.getByText(/no register was asked/)).toBeTruthy()
  press('Mark as met')
  const dialog = within(await openedDialog())
  fireEvent.change(await dialog.findByLabelText('Reason'), { target: { value: 'Called Mr Meier' } })
  fireEvent.click(dialog.getByText('Mark as met', { selector: 'button *' }))
  expect(await screen.findByText(/^Called Mr Meier · /)).toBeTruthy()
  await reviewer.ok(identity.approveRegistration, { id, version: 1 })
})

test('who waits sees what the platform looks after, and how far it is', async () => {
  await ask({ key: 'reference_call', kind: 'operator_review', name: 'Reference called' })
  const owner = await screens.api.person({ kind: 'buyer' })
  const id = await sendChange(screens.api, owner, 'DE811128135')
  await screens.open('/company', owner)
  const part = within(await screen.findByRole('region', { name: 'What we check ourselves' }))
  expect(part.getByText('Open')).toBeTruthy()
  await reviewer.ok(identity.registrationCheck, {
    ...{ id, version: 1, requirement: 'reference_call', outcome: 'waived', note: 'Known for years' },
  })
  await screens.open('/company', owner)
  expect(await screen.findByText('Waived')).toBeTruthy()
  expect(screen.queryByText('Known for years')).toBeNull()
})

test('an address is proven with the code that goes there', async () => {
  await ask({ key: 'mail', kind: 'email_otp', name: 'Mail address of the office' })
  const owner = await screens.api.person({ kind: 'buyer' })
  const { applicationId: id } = await owner.ok(identity.startCompanyChange, {})
  const company = Object.entries(identity.aCompany({ legalName: 'Harbour Mail GmbH', regNo: 'DE136695976' }))
  const draft = Object.fromEntries(
    company.map(([field, value]) => [field, Array.isArray(value) ? value.join(', ') : `${value}`]),
  )
  await owner.ok(identity.saveRegistrationDraft, { id, draft })
  await screens.open('/company', owner)
  await screen.findByDisplayValue('Harbour Mail GmbH')
  press('Continue')
  await screen.findByDisplayValue('4940123456')
  press('Continue')
  const address = await screen.findByLabelText(/^Mail address of the office/)
  fireEvent.change(address, { target: { value: 'office@harbour.example' } })
  press('Send code')
  const field = await screen.findByLabelText(/^Code sent to the address/)
  const code = screens.api.mailed.at(-1)?.params['code'] ?? ''
  fireEvent.change(field, { target: { value: code } })
  press('Confirm address')
  expect(await screen.findByText(/office@harbour.example/)).toBeTruthy()
  await waitFor(async () =>
    expect((await owner.ok(identity.ownCompanyChange, {}))?.verifiedEmail).toBe('office@harbour.example'),
  )
})
