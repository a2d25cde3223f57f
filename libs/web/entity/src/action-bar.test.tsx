import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { AppProviders, createRuntime, type AppRuntime } from '@tradeport/web/react'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, expect, test, vi } from 'vitest'
import { ActionBar } from './action-bar'
import type { ActionSource, EntityAction, EntityRow } from './entity-definition'

const NAMES = ['print', 'quote', 'ask', 'decline', 'close'] as const
type Name = (typeof NAMES)[number]

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
  },
  audiences: { seller: {} },
  useTexts: () => ({ action: name => `Do ${name}`, confirm: name => `Really ${name}?` }),
}

let runtime: AppRuntime | undefined
afterEach(() => {
  cleanup()
  runtime?.dispose()
  vi.unstubAllGlobals()
  delete document.documentElement.dataset.lang
})

async function shown(
  actions: readonly Name[],
  { phone = false, size = 'page' }: { phone?: boolean; size?: 'row' | 'page' },
): Promise<void> {
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: phone && query.startsWith('(max-width'),
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }))
  document.documentElement.dataset.lang = 'en_US'
  const made = await createRuntime({
    platform: 'seller',
    files: { entity: import.meta.glob('./locale/*.ts') },
    fetch: () => Promise.resolve(Response.json({})),
  })
  runtime = made
  await made.i18n.load(['entity'])
  render(
    <MemoryRouter>
      <AppProviders runtime={made}>
        <ActionBar
          entity={entity}
          row={{ id: '7', status: 'open', version: 1, actions: [...actions] }}
          audience="seller"
          size={size}
        />
      </AppProviders>
    </MemoryRouter>,
  )
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
  cleanup()
  await shown(['decline', 'close'], { size: 'row' })
  expect(buttons()).toEqual(['Do close', ''])
  fireEvent.click(screen.getByRole('button', { name: 'More' }))
  expect(screen.getAllByRole('menuitem').map(({ textContent }) => textContent)).toEqual(['Do decline'])
})
