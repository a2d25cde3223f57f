import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import {
  aCompany,
  ownCompanyChange,
  registrationDetail,
  requestRegistrationInfo,
  resubmitRegistration,
  saveRegistrationDraft,
  startCompanyChange,
} from '@tradeport/domain/identity/contract'
import { companyWork, identitySeller } from '@tradeport/domain/identity/ui'
import { startModuleApi } from '@tradeport/testing/harness'
import { openScreen, press, screenTests } from '@tradeport/testing/screens'
import { expect, test } from 'vitest'
import { sendChange } from './company-change'

const pages = { manifest: companyWork, texts: [identitySeller] }
const screens = screenTests({ start: () => startModuleApi([]), ...pages })

test('a change of the company begins with the company: its owner has an account', async () => {
  const owner = await screens.api.person({ kind: 'seller' })
  await owner.ok(startCompanyChange, {})
  await screens.open('/company', owner)
  const steps = within(await screen.findByLabelText('Steps of the registration'))
  expect(steps.queryByText('Account')).toBeNull()
  expect(steps.getAllByRole('listitem')).toHaveLength(3)
})

test('a company that nobody has checked is led to it, another one to a change', async () => {
  const owner = await screens.api.person({ kind: 'buyer' })
  await screens.open('/company', owner)
  expect(await screen.findByRole('button', { name: 'Change legal data' })).toBeTruthy()
  const light = await screens.api.person({ kind: 'buyer' })
  await screens.api.pool.query('update company set verify_level = 1 where id = $1', [light.actor.companyId])
  await screens.open('/company', light)
  expect(await screen.findByText(/^Your company has not been checked yet\./)).toBeTruthy()
  expect(await screen.findByRole('button', { name: 'Have the company checked' })).toBeTruthy()
})

test('an answer to questions changes what was asked about; the rest of the form is locked', async () => {
  const owner = await screens.api.person({ kind: 'seller' })
  const reviewer = await screens.api.person({ kind: 'operator', roles: ['op_reviewer'] })
  const id = await sendChange(screens.api, owner, 'DE136695976')
  await reviewer.ok(requestRegistrationInfo, {
    id,
    version: 1,
    requests: [{ field: 'contactPhone', comment: 'Nobody answers' }],
  })
  await screens.open('/company', owner)
  const [phone] = await screen.findAllByDisplayValue('4940123456')
  expect(phone).toHaveProperty('disabled', false)
  expect(await screen.findByDisplayValue('Harbour Trading DE136695976 GmbH')).toHaveProperty('disabled', true)
  // Left empty before, so it may be filled in.
  expect(screen.getByLabelText('Founded in', { exact: false })).toHaveProperty('disabled', false)
  expect(screen.queryByRole('button', { name: 'Remove licence.pdf' })).toBeNull()
  if (phone) fireEvent.change(phone, { target: { value: '4940999999' } })
  // A page that goes away before it is sent has it again, and asks before it is left.
  fireEvent(window, new Event('pagehide'))
  expect(window.dispatchEvent(new Event('beforeunload', { cancelable: true }))).toBe(false)
  await screens.open('/company', owner)
  expect(await screen.findByDisplayValue('4940999999')).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Send again' }))
  expect(await screen.findByText('We are checking your data.', { exact: false })).toBeTruthy()
  const { rounds } = await reviewer.ok(registrationDetail, { id })
  expect(rounds.map(({ company }) => company.contactPhone)).toEqual(['4940123456', '4940999999'])
})

test('an answer that was typed before others were sent is offered, and not lost', async () => {
  const owner = await screens.api.person({ kind: 'seller' })
  const reviewer = await screens.api.person({ kind: 'operator', roles: ['op_reviewer'] })
  const regNo = 'DE811128135'
  const id = await sendChange(screens.api, owner, regNo)
  const ask = (version: number) =>
    reviewer.ok(requestRegistrationInfo, {
      id,
      version,
      requests: [{ field: 'contactPhone', comment: 'Nobody answers' }],
    })
  await ask(1)
  await screens.open('/company', owner)
  const [phone] = await screen.findAllByDisplayValue('4940123456')
  if (phone) fireEvent.change(phone, { target: { value: '4940999999' } })
  fireEvent(window, new Event('pagehide'))
  const company = aCompany({ legalName: `Harbour Trading ${regNo} GmbH`, regNo, contactPhone: '4940111111' })
  await owner.ok(resubmitRegistration, { id, version: 2, company })
  await ask(3)
  await screens.open('/company', owner)
  expect(await screen.findByDisplayValue('4940111111')).toBeTruthy()
  expect(screen.getByText(/^There are unsaved entries of .* It has been changed since\.$/)).toBeTruthy()
  press('Use them')
  expect(await screen.findByDisplayValue('4940999999')).toBeTruthy()
  expect(screen.getByText('Your last entries are back')).toBeTruthy()
})

test('what could not be kept of a change is said, asked about before it is left, and kept once somebody presses', async () => {
  const owner = await screens.api.person({ kind: 'seller' })
  await owner.ok(startCompanyChange, {})
  let isCut = true
  await openScreen({
    ...pages,
    api: screens.api,
    as: owner,
    path: '/company',
    hear: request => {
      if (!isCut || !request.url.endsWith(saveRegistrationDraft.path)) return undefined
      return Response.json({ code: 'SYS900001', msg: 'Unexpected', success: false, data: null })
    },
  })
  fireEvent.change(await screen.findByLabelText(/^Legal name/), { target: { value: 'Harbour Renamed GmbH' } })
  expect(await screen.findByText(/^Your last entries are not saved yet\./)).toBeTruthy()
  const leave = () => window.dispatchEvent(new Event('beforeunload', { cancelable: true }))
  expect(leave()).toBe(false)
  isCut = false
  press('Try again')
  await waitFor(() => expect(screen.queryByText(/^Your last entries are not saved yet\./)).toBeNull())
  expect(leave()).toBe(true)
  expect((await owner.ok(ownCompanyChange, {}))?.draft['legalName']).toBe('Harbour Renamed GmbH')
})
