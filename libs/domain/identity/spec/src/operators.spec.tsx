import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { operatorPage, permissionList, roleCreate, rolePage } from '@tradeport/domain/identity/contract'
import { identityPeople, identityUserCenter, permissionWord } from '@tradeport/domain/identity/ui'
import { LOCALES } from '@tradeport/kernel/config'
import { startTestApi, type Caller, type TestApi } from '@tradeport/testing/harness'
import { openScreen, type OpenedScreen } from '@tradeport/testing/screens'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'

let api: TestApi
let head: Caller
let opened: OpenedScreen | undefined

beforeAll(async () => {
  api = await startTestApi()
  head = await api.person({ kind: 'operator', roles: ['op_super'] })
})
afterEach(() => {
  opened?.close()
  opened = undefined
})
afterAll(() => api.close())

const open = async (path: string, as = head) => {
  opened = await openScreen({ api, as, manifest: identityPeople, path, texts: [identityUserCenter] })
}
const press = (name: string, where: HTMLElement = document.body) =>
  fireEvent.click(within(where).getByText(name, { selector: 'button *' }))
const type = (label: RegExp, value: string) =>
  fireEvent.change(within(screen.getByRole('dialog')).getByLabelText(label), { target: { value } })
const waitForWrong = (label: RegExp) =>
  waitFor(() =>
    expect(within(screen.getByRole('dialog')).getByLabelText(label).getAttribute('aria-invalid')).toBe('true'),
  )

describe('every permission', () => {
  test('of the catalogue and of every role has words in every language', async () => {
    const [list, roles] = [await head.ok(permissionList, {}), await head.ok(rolePage, { pageSize: 200 })]
    const keys = [...new Set([...list.map(({ key }) => key), ...roles.records.flatMap(role => role.permissions)])]
    expect(keys.length).toBeGreaterThan(100)
    const words = keys.map(key => ({ key, ...permissionWord(key) }))
    expect(words.filter(({ document, action }) => !document || !action).map(({ key }) => key)).toEqual([])
    const missing: string[] = []
    for (const { code } of LOCALES) {
      const file = await identityPeople.locales[`./locale/${code}.ts`]?.()
      const texts = (file as { default: Record<string, string> }).default
      for (const { document, action } of words)
        for (const word of [document, action]) if (!word || !texts[word]) missing.push(`${code} ${word ?? ''}`)
    }
    expect(missing).toEqual([])
  })
})

describe('the form of a role', () => {
  test('asks for a name, something to allow and why, and then makes the role', async () => {
    await open('/roles')
    fireEvent.click(await screen.findByText('New role', { selector: 'button *' }))
    const dialog = await screen.findByRole('dialog')
    press('Save', dialog)
    for (const label of [/^Name/, /^Reason/]) await waitForWrong(label)
    type(/^Name/, 'Looks things up')
    fireEvent.click(within(within(dialog).getByRole('group', { name: 'Orders' })).getByLabelText('View'))
    type(/^Reason/, 'A desk that answers the telephone')
    press('Save', dialog)
    await waitFor(async () => {
      const { records } = await head.ok(rolePage, { party: 'operator', pageSize: 200 })
      expect(records.find(({ name }) => name === 'Looks things up')?.permissions).toEqual(['order:read'])
    })
  })

  test('does not let anybody choose what they do not hold', async () => {
    const permissions = ['role:create', 'role:read', 'order:read']
    const { code } = await head.ok(roleCreate, { name: 'Makes roles', permissions, reason: 'For the test' })
    await open('/roles', await api.person({ kind: 'operator', roles: [code] }))
    fireEvent.click(await screen.findByText('New role', { selector: 'button *' }))
    const dialog = await screen.findByRole('dialog')
    const box = (group: string, label: string) =>
      within(within(dialog).getByRole('group', { name: group })).getByLabelText<HTMLInputElement>(label)
    expect(box('Orders', 'View').disabled).toBe(false)
    expect(box('Holds on orders', 'Freeze').disabled).toBe(true)
  })
})

describe('the form of an operator', () => {
  test('asks for what an invitation needs', async () => {
    await open('/operators')
    fireEvent.click(await screen.findByText('Invite operator', { selector: 'button *' }))
    const dialog = await screen.findByRole('dialog')
    press('Send invitation', dialog)
    for (const label of [/^Email/, /^Name/, /^Roles/, /^Reason/]) await waitForWrong(label)
  })

  test('changes what somebody is, with a reason, and shows it', async () => {
    const person = await api.person({ kind: 'operator', roles: ['op_cs'] })
    const id = person.actor.userId ?? ''
    const rowOf = async () => (await head.ok(operatorPage, { pageSize: 200 })).records.find(row => row.id === id)
    const email = (await rowOf())?.email ?? ''
    await open('/operators')
    const cell = await screen.findByText(new RegExp(email.replaceAll('.', String.raw`\.`)))
    const row = cell.closest('tr')
    if (!row) throw new Error('not in a row')
    press('Change', row)
    const dialog = await screen.findByRole('dialog')
    type(/^Name/, 'Lin Wei of the desk')
    type(/^Employee number/, 'E-4711')
    press('Save', dialog)
    await waitForWrong(/^Reason/)
    type(/^Reason/, 'New on the desk')
    press('Save', dialog)
    await waitFor(async () =>
      expect(await rowOf()).toMatchObject({ displayName: 'Lin Wei of the desk', employeeNo: 'E-4711', version: 1 }),
    )
  })
})
