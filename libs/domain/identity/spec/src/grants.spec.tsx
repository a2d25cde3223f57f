import { screen, waitFor, within } from '@testing-library/react'
import { grantApprove, grantPage, grantRequest } from '@tradeport/domain/identity/contract'
import { identityPeople, identityUserCenter } from '@tradeport/domain/identity/ui'
import type { Caller } from '@tradeport/testing/harness'
import {
  chooseFromMore,
  dialogBy,
  openedDialog,
  press,
  rowOf,
  screenTests,
  type,
  waitForWrong,
} from '@tradeport/testing/screens'
import { beforeAll, expect, test } from 'vitest'

// Rights for a time, as who asks and who decides see them, over the real API and its database.
const home = identityUserCenter.routes.filter(({ path }) => path === '/')
const screens = screenTests({
  manifest: { ...identityPeople, routes: [...identityPeople.routes, ...home] },
  texts: [identityUserCenter],
})
let head: Caller
let editor: Caller
beforeAll(async () => {
  head = await screens.api.person({ kind: 'operator', roles: ['op_super'] })
  editor = await screens.api.person({ kind: 'operator', roles: ['op_content'] })
})
const endsAt = () => new Date(screens.api.clock.now.getTime() + 3_600_000).toISOString()

test('the form of a request asks for what, until when and why', async () => {
  await screens.open('/own-grants', editor)
  press('Send request', await dialogBy('Ask for rights'))
  for (const label of [/^Role or permission/, /^Until/, /^Reason/]) await waitForWrong(label)
})

test('what waits is approved with a reason, and shows who decided', async () => {
  const reason = 'Looks for a lost parcel'
  const { id } = await editor.ok(grantRequest, { held: 'order:read', reason, endsAt: endsAt() })
  await screens.open('/grants', head)
  const row = await rowOf(reason)
  expect(within(row).getByText('Orders: View')).toBeTruthy()
  press('Approve', row)
  const dialog = await openedDialog()
  press('Approve', dialog)
  await waitForWrong(/^Reason/)
  type(/^Reason/, 'Agreed')
  press('Approve', dialog)
  await waitFor(async () => {
    const { records } = await head.ok(grantPage, { userId: editor.actor.userId ?? '' })
    expect(records.find(grant => grant.id === id)).toMatchObject({ status: 'active', decisionNote: 'Agreed' })
  })
  // What takes the right away again is not pressed by a slip.
  await within(row).findByRole('button', { name: 'More' })
  await chooseFromMore('Take back', row)
  const taking = await openedDialog()
  type(/^Reason/, 'The parcel is found')
  press('Take back', taking)
  await waitFor(async () => {
    const { records } = await head.ok(grantPage, { userId: editor.actor.userId ?? '' })
    expect(records.find(grant => grant.id === id)).toMatchObject({ status: 'revoked' })
  })
})

test('the home page leads to those that wait, and only to them', async () => {
  const [decided, waiting] = ['Was agreed to', 'Waits for somebody']
  const { id } = await editor.ok(grantRequest, { held: 'company:read', reason: decided, endsAt: endsAt() })
  await head.ok(grantApprove, { id, version: 0, reason: 'Agreed' })
  await editor.ok(grantRequest, { held: 'person:read', reason: waiting, endsAt: endsAt() })
  await screens.open('/', head)
  const card = await screen.findByRole('link', { name: /Requests for rights for a time/ })
  await screens.open(card.getAttribute('href') ?? '', head)
  await rowOf(waiting)
  expect(screen.queryByText(decided)).toBeNull()
})

test('who asks is not offered to decide', async () => {
  const reason = 'My own wish'
  const asking = await screens.api.person({ kind: 'operator', roles: ['op_region_admin'] })
  await asking.ok(grantRequest, { held: 'op_super', reason, endsAt: endsAt() })
  await screens.open('/grants', asking)
  const row = await rowOf(reason)
  expect(within(row).queryByText('Approve')).toBeNull()
  expect(within(row).getByText('Give up')).toBeTruthy()
})
