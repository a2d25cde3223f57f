import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { grantPage, grantRequest } from '@tradeport/domain/identity/contract'
import { identityPeople, identityUserCenter } from '@tradeport/domain/identity/ui'
import { startTestApi, type Caller, type TestApi } from '@tradeport/testing/harness'
import { openScreen, type OpenedScreen } from '@tradeport/testing/screens'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'

// Rights for a time, as who asks and who decides see them, over the real API and its database.
let api: TestApi
let head: Caller
let editor: Caller
let opened: OpenedScreen | undefined

beforeAll(async () => {
  api = await startTestApi()
  head = await api.person({ kind: 'operator', roles: ['op_super'] })
  editor = await api.person({ kind: 'operator', roles: ['op_content'] })
})
afterEach(() => {
  opened?.close()
  opened = undefined
})
afterAll(() => api.close())

const open = async (path: string, as: Caller) => {
  opened = await openScreen({ api, as, manifest: identityPeople, path, texts: [identityUserCenter] })
}
const press = (name: string, where: HTMLElement = document.body) =>
  fireEvent.click(within(where).getByText(name, { selector: 'button *' }))
const endsAt = () => new Date(api.clock.now.getTime() + 3_600_000).toISOString()

test('the form of a request asks for what, until when and why', async () => {
  await open('/own-grants', editor)
  fireEvent.click(await screen.findByText('Ask for rights', { selector: 'button *' }))
  const dialog = await screen.findByRole('dialog')
  press('Send request', dialog)
  for (const label of [/^Role or permission/, /^Until/, /^Reason/])
    await waitFor(() => expect(within(dialog).getByLabelText(label).getAttribute('aria-invalid')).toBe('true'))
})

test('what waits is approved with a reason, and shows who decided', async () => {
  const reason = 'Looks for a lost parcel'
  const { id } = await editor.ok(grantRequest, { held: 'order:read', reason, endsAt: endsAt() })
  await open('/grants', head)
  const row = (await screen.findByText(reason)).closest('tr')
  if (!row) throw new Error('not in a row')
  expect(within(row).getByText('Orders: View')).toBeTruthy()
  press('Approve', row)
  const dialog = await screen.findByRole('dialog')
  press('Approve', dialog)
  await waitFor(() =>
    expect(
      within(dialog)
        .getByLabelText(/^Reason/)
        .getAttribute('aria-invalid'),
    ).toBe('true'),
  )
  fireEvent.change(within(dialog).getByLabelText(/^Reason/), { target: { value: 'Agreed' } })
  press('Approve', dialog)
  await waitFor(async () => {
    const { records } = await head.ok(grantPage, { userId: editor.actor.userId ?? '' })
    expect(records.find(grant => grant.id === id)).toMatchObject({ status: 'active', decisionNote: 'Agreed' })
  })
})

test('who asks is not offered to decide', async () => {
  const reason = 'My own wish'
  const asking = await api.person({ kind: 'operator', roles: ['op_region_admin'] })
  await asking.ok(grantRequest, { held: 'op_super', reason, endsAt: endsAt() })
  await open('/grants', asking)
  const row = (await screen.findByText(reason)).closest('tr')
  if (!row) throw new Error('not in a row')
  expect(within(row).queryByText('Approve')).toBeNull()
  expect(within(row).getByText('Give up')).toBeTruthy()
})
