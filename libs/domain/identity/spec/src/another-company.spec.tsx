import { fireEvent, screen, waitFor } from '@testing-library/react'
import {
  aMill,
  beginRegistration,
  ownCompanies,
  ownRegistrations,
  saveRegistrationDraft,
} from '@tradeport/domain/identity/contract'
import { companyWork, identityProvider, identitySeller } from '@tradeport/domain/identity/ui'
import { startModuleApi } from '@tradeport/testing/harness'
import { openedDialog, press, screenTests } from '@tradeport/testing/screens'
import { expect, test } from 'vitest'

const screens = screenTests({
  start: () => startModuleApi([]),
  manifest: companyWork,
  texts: [identitySeller, identityProvider],
})

test('a buyer founds another company, and goes on in it', async () => {
  const buyer = await screens.api.person({ kind: 'buyer' })
  await screens.open('/company/another', buyer)
  const name = await screen.findByLabelText('Company name', { exact: false })
  await screen.findByRole('option', { name: 'Germany' })
  fireEvent.change(name, { target: { value: 'Second Import' } })
  fireEvent.change(screen.getByLabelText('Country or region', { exact: false }), { target: { value: 'DE' } })
  fireEvent.click(screen.getByRole('button', { name: 'Create company' }))
  await waitFor(async () => {
    const { rows } = await screens.api.pool.query<{ legal_name: string }>(
      `select c.legal_name from user_session s join company c on c.id = s.company_id
       where s.user_id = $1 and s.ended_at is null`,
      [buyer.actor.userId],
    )
    expect(rows).toEqual([{ legal_name: 'Second Import' }])
  })
})

test('an owner begins to register the company for another side, and takes it back', async () => {
  const owner = await screens.api.person({ kind: 'seller', companyName: 'Harbour Mill' })
  await screens.open('/company/another', owner)
  fireEvent.click(await screen.findByRole('button', { name: 'Register as a service provider' }))
  await waitFor(async () => {
    const { registrations } = await owner.ok(ownRegistrations, {})
    expect(registrations).toMatchObject([{ party: 'provider', status: 'draft', legalName: 'Harbour Mill' }])
  })
  const [begun] = (await owner.ok(ownRegistrations, {})).registrations
  await screens.open(`/company/registrations/${begun?.id}`, owner)
  expect(await screen.findByText(/^Harbour Mill takes part already\. .* services\.$/)).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Withdraw registration' }))
  press('Withdraw registration', await openedDialog())
  expect(await screen.findByText('You have withdrawn this registration.')).toBeTruthy()
  expect(await owner.ok(ownRegistrations, {})).toEqual({ registrations: [] })
})

test('who is no owner is offered a company of their own alone', async () => {
  const owner = await screens.api.person({ kind: 'seller' })
  const colleague = await screens.api.person({
    ...{ kind: 'seller', companyId: owner.actor.companyId ?? '', roles: ['sales'] },
  })
  await screens.open('/company/another', colleague)
  expect(await screen.findByRole('button', { name: 'Begin registration' })).toBeTruthy()
  expect((await colleague.call(beginRegistration, { party: 'buyer', joins: true })).code).toBe('MALL600403')
  expect(screen.queryByRole('button', { name: 'Register as a buyer' })).toBeNull()
  expect((await colleague.ok(ownCompanies, {})).companies).toHaveLength(1)
})

test('what is known of the company with the number that was typed is shown, and nobody types it again', async () => {
  const owner = await screens.api.person({ kind: 'seller' })
  const mill = aMill({ legalName: 'Numbered Mill Co., Ltd.' })
  await screens.api.pool.query(
    `update company set legal_name = $2, reg_no = $3, reg_no_key = $3, company_type = 'manufacturer', province = $4, city = $5, address = $6
     where id = $1`,
    [owner.actor.companyId, mill.legalName, mill.regNo, mill.province, mill.city, mill.address],
  )
  const { applicationId: id } = await owner.ok(beginRegistration, { party: 'provider' })
  const { licenceIssuer = '', licenceIssuedOn = '' } = mill
  const typed = {
    displayName: 'Numbered Mill',
    mainProducts: 'sweaters',
    contactName: 'Li Mei',
    contactPhone: '13800138000',
  }
  const draft = { ...typed, country: 'CN', regNo: mill.regNo, licenceIssuer, licenceIssuedOn }
  await owner.ok(saveRegistrationDraft, { id, draft })
  await screens.open(`/company/registrations/${id}`, owner)
  expect(await screen.findByDisplayValue(mill.legalName)).toHaveProperty('disabled', true)
  expect(screen.getByDisplayValue(mill.regNo)).toHaveProperty('disabled', false)
  press('Continue')
  expect(await screen.findByDisplayValue(mill.address)).toHaveProperty('disabled', true)
  press('Continue')
  expect(await screen.findAllByText(/^Licence for the services you offer/)).not.toHaveLength(0)
})
