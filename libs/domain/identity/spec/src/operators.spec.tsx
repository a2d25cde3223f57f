import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import {
  departmentCreate,
  departmentList,
  operatorPage,
  operatorUpdate,
  permissionList,
  roleCreate,
  rolePage,
} from '@tradeport/domain/identity/contract'
import {
  WorkFrame,
  companyAdmin,
  identityAdmin,
  identityPeople,
  identityUserCenter,
  workTexts,
} from '@tradeport/domain/identity/ui'
import { ALL_REGIONS, LOCALES } from '@tradeport/kernel/config'
import type { Caller } from '@tradeport/testing/harness'
import {
  chooseFromMore,
  dialogBy,
  openScreen,
  openedDialog,
  press,
  rowOf,
  screenTests,
  type,
  waitForWrong,
} from '@tradeport/testing/screens'
import { actWords, actsIn } from '@tradeport/kernel/acts'
import { actLocales } from '@tradeport/web/acts'
import { beforeAll, describe, expect, test } from 'vitest'

const screens = screenTests({ manifest: identityPeople, texts: [identityUserCenter] })
let head: Caller
beforeAll(async () => {
  head = await screens.api.person({ kind: 'operator', roles: ['op_super'] })
})
const open = (path: string, as = head) => screens.open(path, as)

describe('every permission', () => {
  test('of the catalogue and of every role has words in every language', async () => {
    const [list, roles] = [await head.ok(permissionList, {}), await head.ok(rolePage, { pageSize: 200 })]
    const keys = [...new Set([...list.map(({ key }) => key), ...roles.records.flatMap(role => role.permissions)])]
    expect(keys.length).toBeGreaterThan(100)
    const words = keys.map(key => ({ key, ...actWords(key) }))
    expect(words.filter(({ document, action }) => !document || !action).map(({ key }) => key)).toEqual([])
    const missing: string[] = []
    for (const { code } of LOCALES) {
      const file = await actLocales[`./locale/${code}.ts`]?.()
      const texts = (file as { default: Record<string, string> }).default
      for (const { document, action } of words)
        for (const word of [document, action]) if (!word || !texts[word]) missing.push(`${code} ${word ?? ''}`)
    }
    expect(missing).toEqual([])
  })

  test('reads unlike every other of its catalogue, in every language', async () => {
    const keys = (await head.ok(permissionList, {})).map(({ key }) => key)
    const alike: string[] = []
    for (const { code } of LOCALES) {
      const file = await actLocales[`./locale/${code}.ts`]?.()
      const texts = (file as { default: Record<string, string> }).default
      const { act } = actsIn(word => texts[word])
      for (const [words, same] of Map.groupBy(keys, key => act(key).toLowerCase()))
        if (same.length > 1) alike.push(`${code} ${words}: ${same.join(', ')}`)
    }
    expect(alike).toEqual([])
  })
})

describe('the form of a role', () => {
  test('asks for a name, something to allow and why, and then makes the role', async () => {
    await open('/roles')
    const dialog = await dialogBy('New role')
    press('Save', dialog)
    for (const label of [/^Name/, /^Reason/]) await waitForWrong(label)
    type(/^Name/, 'Looks things up')
    fireEvent.change(within(dialog).getByRole('searchbox', { name: 'Find a right' }), {
      target: { value: 'orders: v' },
    })
    expect(within(dialog).queryByRole('group', { name: 'Roles' })).toBeNull()
    // Named in words: signs of antd are not read out.
    expect(within(dialog).getByRole('button', { name: 'Clear search' })).toBeTruthy()
    fireEvent.click(within(within(dialog).getByRole('group', { name: 'Orders' })).getByLabelText('View'))
    type(/^Reason/, 'A desk that answers the telephone')
    press('Save', dialog)
    await waitFor(async () => {
      const { records } = await head.ok(rolePage, { party: 'operator', pageSize: 200 })
      expect(records.find(({ name }) => name === 'Looks things up')?.permissions).toEqual(['order:read'])
    })
    // It stands first, whatever page the list was on.
    await waitFor(() => expect(screen.getAllByRole('row')[1]?.textContent).toContain('Looks things up'))
  })

  test('does not let anybody choose what they do not hold', async () => {
    const permissions = ['role:create', 'role:read', 'order:read']
    const { code } = await head.ok(roleCreate, { name: 'Makes roles', permissions, reason: 'For the test' })
    await open('/roles', await screens.api.person({ kind: 'operator', roles: [code] }))
    const dialog = await dialogBy('New role')
    const box = (group: string, label: string) =>
      within(within(dialog).getByRole('group', { name: group })).getByLabelText<HTMLInputElement>(label)
    expect(box('Orders', 'View').disabled).toBe(false)
    expect(box('Holds on orders', 'Freeze').disabled).toBe(true)
  })
})

describe('an operator who leaves', () => {
  test('is asked why, hands the work to whoever is chosen, and is listed as left', async () => {
    const person = await screens.api.person({ kind: 'operator', roles: ['op_cs'] })
    const heir = await screens.api.person({ kind: 'operator', roles: ['op_cs'] })
    const id = person.actor.userId ?? ''
    const rowsOf = async (status?: 'left') =>
      (await head.ok(operatorPage, { pageSize: 200, ...(status ? { status } : {}) })).records
    const emailOf = async (who: Caller) =>
      (await rowsOf()).find(row => row.id === who.actor.userId)?.email.replaceAll('.', String.raw`\.`) ?? ''
    await open('/operators')
    await chooseFromMore('Mark as left', await rowOf(new RegExp(await emailOf(person))))
    const dialog = await openedDialog()
    press('Mark as left', dialog)
    await waitForWrong(/^Reason/)
    fireEvent.mouseDown(within(dialog).getByRole('combobox', { name: /^Work goes to/ }))
    const option = await screen.findByText(new RegExp(await emailOf(heir)), {
      selector: '.ant-select-item-option-content',
    })
    fireEvent.click(option)
    type(/^Reason/, 'Moves to another city')
    press('Mark as left', dialog)
    await waitFor(async () => expect((await rowsOf('left')).map(row => row.id)).toContain(id))
  })
})

test('the list narrows while one types, and what is typed meanwhile stays in the field', async () => {
  const [one, two] = [
    await screens.api.person({ kind: 'operator', roles: ['op_cs'] }),
    await screens.api.person({ kind: 'operator', roles: ['op_cs'] }),
  ]
  const all = (await head.ok(operatorPage, { pageSize: 200 })).records
  const emailOf = (who: Caller) => all.find(({ id }) => id === who.actor.userId)?.email ?? ''
  await open('/operators')
  await screen.findByText(emailOf(two))
  const field = screen.getByRole<HTMLInputElement>('searchbox')
  field.focus()
  fireEvent.change(field, { target: { value: emailOf(one) } })
  await waitFor(() => expect(screen.queryByText(emailOf(two))).toBeNull())
  expect(screen.getByText(emailOf(one))).toBeTruthy()
  expect(document.activeElement).toBe(field)
  fireEvent.change(field, { target: { value: '' } })
  await screen.findByText(emailOf(two))
  expect(document.activeElement).toBe(field)
})

describe('the form of an operator', () => {
  test('asks for what an invitation needs', async () => {
    await open('/operators')
    const dialog = await dialogBy('Invite operator')
    press('Send invitation', dialog)
    for (const label of [/^Email/, /^Name/, /^Roles/, /^Regions/, /^Reason/]) await waitForWrong(label)
  })

  test('changes what somebody is, with a reason, and shows it', async () => {
    const person = await screens.api.person({ kind: 'operator', roles: ['op_cs'] })
    const id = person.actor.userId ?? ''
    const standing = async () => (await head.ok(operatorPage, { pageSize: 200 })).records.find(row => row.id === id)
    const email = (await standing())?.email ?? ''
    await open('/operators')
    press('Change', await rowOf(new RegExp(email.replaceAll('.', String.raw`\.`))))
    const dialog = await openedDialog()
    type(/^Name/, 'Lin Wei of the desk')
    type(/^Employee number/, 'E-4711')
    press('Save', dialog)
    await waitForWrong(/^Reason/)
    type(/^Reason/, 'New on the desk')
    press('Save', dialog)
    await waitFor(async () =>
      expect(await standing()).toMatchObject({ displayName: 'Lin Wei of the desk', employeeNo: 'E-4711', version: 1 }),
    )
  })
})

test('a department is followed by those below it, each with the one it belongs to', async () => {
  const { id } = await head.ok(departmentCreate, { name: 'Trade desk', parentId: null })
  for (const name of ['Yarn', 'Fairs']) await head.ok(departmentCreate, { name, parentId: id })
  await head.ok(departmentCreate, { name: 'Unrelated', parentId: null })
  await open('/departments')
  await screen.findByText('Yarn')
  const rows = within(screen.getByRole('table', { name: 'Departments' })).getAllByRole('row')
  const cells = rows.map(row => within(row).queryAllByRole('cell').slice(0, 2))
  const shown = cells.map(([name, parent]) => [name?.textContent, parent?.textContent])
  const at = shown.findIndex(([name]) => name === 'Trade desk')
  expect(shown.slice(at, at + 4)).toEqual([
    ['Trade desk', ''],
    ['Fairs', 'Trade desk'],
    ['Yarn', 'Trade desk'],
    ['Unrelated', ''],
  ])
})

test('a department has its name in other languages as well, and keeps those that its form does not change', async () => {
  const german = async (name: string) => {
    const all = await head.ok(departmentList, {}, { headers: { locale: 'de_DE' } })
    return all.find(({ given }) => given.name === name)?.name
  }
  await open('/departments')
  const dialog = await dialogBy('New department')
  type(/^Name$/, 'Claims')
  fireEvent.click(within(dialog).getByText('In other languages'))
  type(/^Deutsch$/, 'Reklamationen')
  press('Save', dialog)
  await waitFor(async () => expect(await german('Claims')).toBe('Reklamationen'))
  fireEvent.click(within(await rowOf('Claims')).getByText('Change'))
  const changing = await openedDialog()
  type(/^Name$/, 'Claims desk')
  press('Save', changing)
  await waitFor(async () => expect(await german('Claims desk')).toBe('Reklamationen'))
})

test('an open page offers what a colleague has just allowed its reader, and no longer what they took away', async () => {
  const { api } = screens
  const reader = await api.person({ kind: 'operator', roles: ['op_reviewer'] })
  const { actor } = await api.person({ kind: 'seller', companyName: 'Loom & Sons' })
  await api.api.parts.hub.start()
  await openScreen({
    ...{ api, as: reader, manifest: identityAdmin, path: `/companies/${actor.companyId}`, isTold: true },
    ...{ frame: WorkFrame, texts: [companyAdmin, ...workTexts] },
  })
  const gets = (version: number, roles: string[]) =>
    head.ok(operatorUpdate, {
      ...{ id: reader.actor.userId ?? '', version, displayName: 'Kim', roles, reason: 'Moves to another desk' },
      regionIds: ALL_REGIONS.map(({ regionId }) => regionId),
    })
  expect(await screen.findByRole('button', { name: 'Restrict' })).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Suspend' })).toBeNull()
  await gets(0, ['op_region_admin'])
  expect(await screen.findByRole('button', { name: 'Suspend' })).toBeTruthy()
  await gets(1, ['op_reviewer'])
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Suspend' })).toBeNull())
})
