import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { ActionBar } from './action-bar'
import type { ActionSource, EntityAction, EntityRow } from './entity-definition'
import { show } from './shown.fixture'
// Fetched when it is asked for; how long that takes is not what these tests are about.
import './action-question'

const NAMES = ['print', 'quote', 'ask', 'decline', 'close'] as const
type Name = (typeof NAMES)[number] | 'claim'

interface Row extends EntityRow {
  actions: Name[]
}

const action = (parts: Partial<EntityAction<Row>> = {}): EntityAction<Row> => ({
  emphasis: 'default',
  confirm: true,
  Form: undefined,
  batch: false,
  href: undefined,
  useRun: () => () => Promise.resolve({ ok: true }),
  ...parts,
})

const entity: ActionSource<Row, Name, 'seller'> = {
  actions: {
    print: action({ href: row => `/papers/${row.id}` }),
    quote: action({ emphasis: 'primary' }),
    ask: action(),
    decline: action({ emphasis: 'danger' }),
    close: action(),
    claim: action({ confirm: false }),
  },
  audiences: { seller: {} },
  useTexts: () => ({ action: name => `Do ${name}`, confirm: name => `Really ${name}?` }),
}

afterEach(() => void vi.unstubAllGlobals())

/** The page of a document, whose actions are gone once one of them is done. */
function Page({ actions, size }: { actions: readonly Name[]; size: 'row' | 'page' }) {
  const [left, setLeft] = useState(actions)
  return (
    <main id="main" tabIndex={-1}>
      <ActionBar
        entity={entity}
        row={{ id: '7', status: 'open', version: 1, actions: [...left] }}
        audience="seller"
        size={size}
        onDone={() => setLeft([])}
      />
    </main>
  )
}

async function shown(
  actions: readonly Name[],
  { phone = false, size = 'page' }: { phone?: boolean; size?: 'row' | 'page' },
): Promise<void> {
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: phone && query.startsWith('(max-width'),
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }))
  await show(<Page actions={actions} size={size} />)
}

const buttons = () => screen.getAllByRole('button').map(({ textContent }) => textContent)

test('all actions stand on a page where there is room', async () => {
  await shown(NAMES, { phone: false })
  expect(buttons()).toEqual(['Do quote', 'Do ask', 'Do decline', 'Do close'])
  expect(screen.getByRole('link', { name: 'Do print' })).toBeTruthy()
})

test('a few stand on a phone too', async () => {
  await shown(['quote', 'ask', 'decline'], { phone: true })
  expect(buttons()).toEqual(['Do quote', 'Do ask', 'Do decline'])
})

test('on a phone the page’s own action stands out, and the others wait behind it', async () => {
  await shown(NAMES, { phone: true })
  expect(buttons()).toEqual(['Do quote', 'More'])
  fireEvent.click(screen.getByRole('button', { name: 'More' }))
  expect(screen.getAllByRole('menuitem').map(({ textContent }) => textContent)).toEqual([
    'Do print',
    'Do ask',
    'Do decline',
    'Do close',
  ])
  expect(screen.getByRole('menuitem', { name: 'Do print' }).getAttribute('href')).toBe('/papers/7')
  fireEvent.click(screen.getByRole('menuitem', { name: 'Do decline' }))
  expect(await screen.findByText('Really decline?')).toBeTruthy()
})

test('where none stands out, the first one does', async () => {
  await shown(['ask', 'close', 'decline', 'print'], { phone: true })
  expect(buttons()).toEqual(['More'])
  expect(screen.getByRole('link', { name: 'Do print' })).toBeTruthy()
})

test('what ends something stands in a row only beside what it is the other answer to', async () => {
  await shown(['quote', 'decline', 'close'], { size: 'row' })
  expect(buttons()).toEqual(['Do quote', 'Do decline', ''])
  await shown(['decline', 'close'], { size: 'row' })
  expect(buttons()).toEqual(['Do close', ''])
  fireEvent.click(screen.getByRole('button', { name: 'More' }))
  expect(screen.getAllByRole('menuitem').map(({ textContent }) => textContent)).toEqual(['Do decline'])
})

test('where the button is gone with what it did, the keyboard goes on at the content of the page', async () => {
  await shown(['quote'], {})
  const button = screen.getByRole('button', { name: 'Do quote' })
  button.focus()
  fireEvent.click(button)
  const dialog = within(await screen.findByRole('dialog'))
  const confirm = dialog.getByRole('button', { name: 'Do quote' })
  confirm.focus()
  fireEvent.click(confirm)
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Do quote' })).toBeNull())
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('main')))
})

test('so it does where nothing is asked first', async () => {
  await shown(['claim'], {})
  const button = screen.getByRole('button', { name: 'Do claim' })
  button.focus()
  fireEvent.click(button)
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Do claim' })).toBeNull())
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('main')))
})

test('what stands in the way of an action without a form is said where it was asked', async () => {
  const refused = { path: 'showUntil', rule: 'in_past', msgKey: '', params: {}, message: 'This day is over.' }
  vi.spyOn(entity.actions.quote, 'useRun').mockReturnValue(() =>
    Promise.resolve({ ok: false, message: '', fieldErrors: [refused] }),
  )
  await shown(['quote'], {})
  fireEvent.click(screen.getByRole('button', { name: 'Do quote' }))
  const dialog = within(await screen.findByRole('dialog'))
  fireEvent.click(dialog.getByRole('button', { name: 'Do quote' }))
  expect(await dialog.findByText('This day is over.')).toBeTruthy()
})
