import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { plug } from '@tradeport/compose/api'
import * as identity from '@tradeport/domain/identity/contract'
import { companyAdmin, companyWork, identityAdmin, identitySeller } from '@tradeport/domain/identity/ui'
import { referenceServer } from '@tradeport/domain/reference/server'
import { startModuleApi, type Caller } from '@tradeport/testing/harness'
import { openedDialog, screenTests } from '@tradeport/testing/screens'
import { beforeAll, expect, test } from 'vitest'
import { sendChange } from './company-change'

// A registration as reviewers see it, over the real API and its database.
const screens = screenTests({
  // With the reasons that are offered.
  start: () => startModuleApi([plug(referenceServer, { usage: [], rates: [] })]),
  manifest: { ...identityAdmin, routes: [...identityAdmin.routes, ...companyWork.routes] },
  texts: [companyAdmin, identitySeller],
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
  const form = within(await openedDialog())
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

test('any two rounds are compared, the last two to begin with, and each shows what was asked and answered', async () => {
  const owner = await screens.api.person({ kind: 'buyer' })
  const id = await sendChange(screens.api, owner, 'DE210000050', 'Alster Strick GmbH')
  const ask = (version: number, comment: string) =>
    reviewer.ok(identity.requestRegistrationInfo, { id, version, requests: [{ field: 'address', comment }] })
  const answer = (version: number, address: string, text: string) =>
    owner.ok(identity.resubmitRegistration, {
      ...{ id, version },
      company: identity.aCompany({ legalName: 'Alster Strick GmbH', regNo: 'DE210000050', address }),
      answers: [{ field: 'address', text }],
    })
  await ask(1, 'Which house?')
  await answer(2, 'Am Sandtorkai 2', 'The second')
  await ask(3, 'And which floor?')
  await answer(4, 'Am Sandtorkai 2, floor 3', 'The third')
  await screens.open(`/registrations/${id}`, reviewer)
  const changes = await screen.findByRole('table', { name: 'What has changed' })
  expect(within(changes).getByText('Am Sandtorkai 2')).toBeTruthy()
  expect(within(changes).queryByText('Am Sandtorkai 1')).toBeNull()
  fireEvent.mouseDown(screen.getByRole('combobox', { name: 'Before' }))
  fireEvent.click(await screen.findByText('Round 1', { selector: '.ant-select-item-option-content' }))
  expect(await within(changes).findByText('Am Sandtorkai 1')).toBeTruthy()
  fireEvent.click(screen.getByText('Round 1', { selector: 'summary', exact: false }))
  expect((await screen.findAllByText('Address: Which house?', { exact: false })).length).toBeGreaterThan(0)
  expect(screen.getByText('The second', { selector: 'blockquote' })).toBeTruthy()
})

test('a paper is refused with a reason, which stands ready when more information is asked for', async () => {
  const owner = await screens.api.person({ kind: 'buyer' })
  const id = await sendChange(screens.api, owner, 'DE210000068', 'Weser Garn GmbH')
  await screens.open(`/registrations/${id}`, reviewer)
  fireEvent.click(await screen.findByRole('button', { name: 'Refuse document' }))
  const why = within(await openedDialog())
  fireEvent.mouseDown(await why.findByRole('combobox'))
  fireEvent.click(await screen.findByText(/^Pages are missing/, { selector: '.ant-select-item-option-content' }))
  const reason = await why.findByLabelText('Reason')
  expect(reason).toHaveProperty('value', 'Pages are missing. Please hand in the whole document.')
  fireEvent.change(reason, { target: { value: 'The stamp is missing' } })
  fireEvent.click(why.getByText('Refuse document', { selector: 'button *' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(await screen.findByText('The stamp is missing')).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Ask for information' }))
  const form = within(await openedDialog())
  expect(await form.findByDisplayValue('The stamp is missing')).toBeTruthy()
  fireEvent.click(form.getByText('Ask for information', { selector: 'button *' }))
  await waitFor(async () => expect(await statusOf(id)).toBe('need_more_info'))
  await screens.open('/company', owner)
  expect((await screen.findAllByText(/The stamp is missing/)).length).toBeGreaterThan(0)
  expect(await screen.findByText('Refused')).toBeTruthy()
})

const lines = (name: string) => screen.findAllByRole('checkbox', { name: `Select ${name}` })
const bar = async (selected: number) => within(await screen.findByRole('region', { name: `Selected: ${selected}` }))

/** Changes of companies that wait for review. Names that are nearly the same would be flagged. */
async function waiting(
  companies: readonly (readonly [regNo: string, legalName: string])[],
): Promise<{ id: string; no: string; owner: Caller }[]> {
  const found = []
  for (const [regNo, legalName] of companies) {
    const owner = await screens.api.person({ kind: 'buyer' })
    const id = await sendChange(screens.api, owner, regNo, legalName)
    const { no } = await reviewer.ok(identity.registrationDetail, { id })
    found.push({ id, no, owner })
  }
  return found
}

async function choose(names: readonly string[]): Promise<void> {
  for (const name of names) for (const box of await lines(name)) fireEvent.click(box)
}

const statusOf = async (id: string) => (await reviewer.ok(identity.registrationDetail, { id })).status

test('several registrations are approved from the list, and each keeps what its own applicant said of the licence', async () => {
  const chosen = await waiting([
    ['DE210000017', 'Nordlicht Mode AG'],
    ['DE210000025', 'Kaufhaus Brandt KG'],
  ])
  await screens.open('/registrations', reviewer)
  await choose(chosen.map(({ no }) => no))
  fireEvent.click((await bar(2)).getByRole('button', { name: 'Approve' }))
  const form = within(await openedDialog())
  expect(form.queryByLabelText('Licence issued by')).toBeNull()
  fireEvent.click(form.getByText('Approve', { selector: 'button *' }))
  await waitFor(async () =>
    expect(await Promise.all(chosen.map(({ id }) => statusOf(id)))).toEqual(['approved', 'approved']),
  )
  for (const { owner } of chosen)
    expect((await owner.ok(identity.certificatePage, {})).records).toMatchObject([
      { kind: 'business_licence', issuer: 'Handelsregister Hamburg', issuedOn: '2019-03-12' },
    ])
})

test('several registrations are refused from the list with one reason, and the one that a colleague took meanwhile stays', async () => {
  const [first, second] = await waiting([
    ['DE210000033', 'Wollwerk Zentrum OHG'],
    ['DE210000041', 'Elbe Textilhandel SE'],
  ])
  if (!first || !second) throw new Error('two wait')
  await screens.open('/registrations', reviewer)
  await choose([first.no, second.no])
  await colleague.ok(identity.claimRegistration, { id: second.id, version: 1 })
  fireEvent.click((await bar(2)).getByRole('button', { name: 'Reject' }))
  const form = within(await screen.findByRole('dialog'))
  fireEvent.change(await form.findByRole('textbox'), { target: { value: 'The scan is too dark.' } })
  // Which reason it is, nobody has said for the reviewer.
  expect(form.queryByText('Data and licence differ')).toBeNull()
  fireEvent.mouseDown(form.getByRole('combobox', { name: /^Reason/ }))
  fireEvent.click(await screen.findByText('Business licence cannot be read', { selector: '.ant-select-item *' }))
  fireEvent.click(form.getByText('Reject', { selector: 'button *' }))
  await waitFor(async () => expect(await statusOf(first.id)).toBe('rejected'))
  // What became of each is said, and nothing was decided past the colleague.
  await waitFor(() => expect(within(screen.getByRole('dialog')).getAllByText(second.no).length).toBeGreaterThan(0))
  expect(await statusOf(second.id)).toBe('in_review')
  expect(await reviewer.ok(identity.registrationDetail, { id: first.id })).toMatchObject({
    decisionNote: 'The scan is too dark.',
  })
})
