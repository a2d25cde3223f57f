import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { menuDetail, menuPublish } from '@tradeport/domain/identity/contract'
import { identityMenus, identityPeople, identityUserCenter, workTexts } from '@tradeport/domain/identity/ui'
import type { MenuFrontEnd } from '@tradeport/kernel/contract-kit'
import type { Caller } from '@tradeport/testing/harness'
import { dialogBy, fieldBy, press, screenTests, type, waitForWrong } from '@tradeport/testing/screens'
import { beforeAll, beforeEach, expect, test } from 'vitest'

// Menus as operators arrange them, over the real API and its database.
const screens = screenTests({ manifest: identityMenus, texts: [identityPeople, identityUserCenter, ...workTexts] })
let head: Caller
beforeAll(async () => {
  head = await screens.api.person({ kind: 'operator', roles: ['op_super'] })
})
beforeEach(() => localStorage.clear())

const open = async (frontEnd: MenuFrontEnd, as = head) => {
  await screens.open(`/menus?frontEnd=${frontEnd}`, as)
  return screen.findByRole('group', { name: 'Arrangement' })
}
/** The only one whose name begins so. Among the hundreds of fields of this page a search by label takes seconds. */
const button = (name: string): HTMLElement => {
  const [found, another] = document.querySelectorAll<HTMLElement>(`button[aria-label^="${name}"]`)
  if (!found || another) throw new Error(`${another ? 'several buttons are' : 'no button is'} called ${name}`)
  return found
}
const listOf = (name: string) => within(screen.getByRole('group', { name: 'Arrangement' })).getByLabelText(name)
const listed = (name: string) => [...listOf(name).children].map(row => row.textContent?.trim())
const preview = () => within(screen.getByLabelText('Preview', { selector: 'section' }))
const shown = () =>
  [...screen.getByLabelText('Preview', { selector: 'section' }).querySelectorAll('a')].map(link =>
    link.textContent?.trim(),
  )
const choose = (name: string) => fireEvent.click(button(`Change ${name}`))
const handle = (name: string) => button(`Move ${name}: drag`)
const pick = async (label: string, option: string) => {
  fireEvent.mouseDown(screen.getByLabelText(label))
  fireEvent.click(await screen.findByText(option, { selector: '.ant-select-item-option-content' }))
}

test('an entry is renamed in many languages, moved by keys, seen in the preview and published with why', async () => {
  await open('seller')
  choose('Orders')
  fireEvent.change(fieldBy(/^English$/), { target: { value: 'Deals' } })
  fireEvent.change(fieldBy(/^Deutsch$/), { target: { value: 'Geschäfte' } })
  fireEvent.change(fieldBy(/^English$/), { target: { value: 'My deals' } })
  const row = fieldBy(/^Deutsch$/).parentElement
  expect(row?.textContent).toContain('Outdated')
  fireEvent.click(within(row ?? document.body).getByText('Still right'))
  expect(row?.textContent).not.toContain('Outdated')
  expect(fieldBy(/^Français$/).parentElement?.textContent).toContain('Missing')

  fireEvent.keyDown(handle('My deals'), { key: 'ArrowUp' })
  expect(listed('Trade')).toEqual(['My deals', 'Inquiries'])
  expect(screen.getByText('My deals: place 1 of 2 in Trade')).toBeTruthy()
  handle('My deals').focus()
  fireEvent.keyDown(handle('My deals'), { key: 'ArrowUp' })
  expect(listed('Trade')).toEqual(['Inquiries'])
  // It stands in another group, and the keys go on moving it.
  expect(document.activeElement).toBe(handle('My deals'))
  expect(shown().indexOf('My deals')).toBeLessThan(shown().indexOf('Inquiries'))

  const dialog = await dialogBy('Publish')
  expect(within(dialog).getByText('My deals: renamed')).toBeTruthy()
  press('Publish', dialog)
  await waitForWrong(/^Reason/)
  type(/^Reason/, 'They are called deals')
  press('Publish', dialog)
  await waitFor(async () => {
    const { content } = await head.ok(menuDetail, { frontEnd: 'seller' })
    const orders = content.groups[0]?.items.find(({ key }) => key === 'orders')
    expect(orders?.name).toEqual({
      source: 'en_US',
      texts: { en_US: 'My deals', de_DE: 'Geschäfte' },
      outdated: [],
    })
  })
  await screen.findByText(/^Version 1 · /)
})

test('the preview shows what a role would see, and nothing of what is hidden', async () => {
  await open('admin')
  await pick('As the role', 'Customer service')
  expect(shown()).toContain('Customer desk')
  expect(shown()).not.toContain('Audit log')
  await pick('As the role', 'Auditor')
  expect(shown()).toContain('Audit log')
  choose('Audit log')
  fireEvent.click(screen.getByLabelText('Shown in the menu'))
  expect(shown()).not.toContain('Audit log')
  expect(within(listOf('Supervision')).getByText('Hidden')).toBeTruthy()
})

test('a group and a link of one’s own stand in the menu; without a name they are not published', async () => {
  await open('buyer')
  press('Add group')
  press('Publish')
  expect(await screen.findByText('New group still needs a name.')).toBeTruthy()
  fireEvent.change(fieldBy(/^English$/), { target: { value: 'Elsewhere' } })
  press('Add link')
  expect(shown()).toContain('New link')
  fireEvent.change(fieldBy(/^English$/), { target: { value: 'News of the market' } })
  fireEvent.change(screen.getByLabelText('Page'), { target: { value: '/news' } })
  await pick('Group', 'Elsewhere')
  expect(preview().getByText('News of the market').closest('a')?.getAttribute('href')).toMatch(/\/news$/)
  const dialog = await dialogBy('Publish')
  expect(within(dialog).getByText('Elsewhere: new group')).toBeTruthy()
  expect(within(dialog).getByText('News of the market: added')).toBeTruthy()
})

test('what was arranged goes only after a question', async () => {
  await open('serviceMarket')
  choose('Goods market')
  fireEvent.change(fieldBy(/^English$/), { target: { value: 'The mall' } })
  expect(shown()).toContain('The mall')
  const ask = () => dialogBy('Discard changes')
  const asked = await ask()
  expect(within(asked).getByText('1 change is lost. What is published stays.')).toBeTruthy()
  press('Cancel', asked)
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(shown()).toContain('The mall')
  press('Discard changes', await ask())
  await waitFor(() => expect(shown()).toContain('Goods market'))
})

test('what was published can be taken back, and who only reads is offered nothing', async () => {
  const reason = 'A trial'
  await head.ok(menuPublish, { frontEnd: 'providerAdmin', version: 0, content: anArrangement('home'), reason })
  await head.ok(menuPublish, { frontEnd: 'providerAdmin', version: 1, content: anArrangement('services'), reason })
  await open('providerAdmin')
  press('Versions')
  const history = await screen.findByRole('dialog')
  fireEvent.click(await within(history).findByText('Go back to version 1', { selector: 'button *' }))
  const why = await screen.findByLabelText(/^Reason/)
  fireEvent.change(why, { target: { value: 'It was better' } })
  const asking = why.closest<HTMLElement>('[role="dialog"]')
  press('Go back to version 1', asking ?? document.body)
  await waitFor(async () =>
    expect(await head.ok(menuDetail, { frontEnd: 'providerAdmin' })).toMatchObject({
      version: 3,
      content: anArrangement('home'),
    }),
  )
  await open('seller', await screens.api.person({ kind: 'operator', roles: ['op_auditor'] }))
  expect(screen.queryByText('Add group')).toBeNull()
  expect(screen.queryByLabelText(/^Move/)).toBeNull()
})

const anArrangement = (key: string) => ({
  groups: [{ key: 'start', name: null, items: [{ key, icon: null, hidden: false, name: null, link: null }] }],
})

test('the market’s row is arranged without groups and signs, and is everybody’s', async () => {
  await open('serviceMarket')
  expect(screen.queryByText('Add group')).toBeNull()
  expect(preview().getByText('Everybody sees the same, signed in or not.')).toBeTruthy()
  expect(shown()).toEqual(['Home', 'All services', 'Goods market', 'Offer your services'])
  choose('Goods market')
  expect(screen.queryByLabelText('Icon')).toBeNull()
  fireEvent.keyDown(handle('Goods market'), { key: 'ArrowUp' })
  fireEvent.change(fieldBy(/^English$/), { target: { value: 'Goods' } })
  expect(shown()).toEqual(['Home', 'Goods', 'All services', 'Offer your services'])
})
