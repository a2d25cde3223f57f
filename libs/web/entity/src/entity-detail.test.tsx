import { cleanup, render, screen, within } from '@testing-library/react'
import { AppProviders, createRuntime, type AppRuntime } from '@tradeport/web/react'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, expect, test, vi } from 'vitest'
import { EntityDetail } from './entity-detail'
import { defineEntity, type EntityRow } from './entity-definition'

let runtime: AppRuntime | undefined
afterEach(() => {
  cleanup()
  runtime?.dispose()
  vi.restoreAllMocks()
  delete document.documentElement.dataset.lang
})

const row: EntityRow = { id: '7', status: 'open', version: 1, actions: [] }
const state = { isLoading: false, isFetching: false, refetch: () => undefined, error: undefined }
const entity = defineEntity<EntityRow, 'open', never, never, never, 'seller'>({
  ...{ name: 'order', statuses: ['open'], tones: { open: 'info' }, columns: {}, filters: {}, actions: {} },
  audiences: { seller: { columns: [] } },
  nameOf: ({ id }) => id,
  usePage: () => ({ ...state, data: undefined }),
  useTexts: () => ({
    ...{ title: 'Orders', emptyHint: '', status: () => 'Open', column: () => '', filter: () => '', sort: () => '' },
    ...{ action: () => '', confirm: () => '' },
  }),
})

test('a history says everything that was changed, also where one place is named twice', async () => {
  const complained = vi.spyOn(console, 'error')
  document.documentElement.dataset.lang = 'en_US'
  const made = await createRuntime({
    platform: 'seller',
    files: { entity: import.meta.glob('./locale/*.ts') },
    fetch: () => Promise.resolve(Response.json({})),
  })
  runtime = made
  await made.i18n.load(['entity'])
  const changes = [
    { path: 'papers', before: 'a.pdf', after: null },
    { path: 'papers', before: null, after: 'b.pdf' },
  ]
  const event = { at: '2026-03-10T02:00:00.000Z', actorSide: 'seller', actorName: 'Lan', toStatus: null, note: null }
  render(
    <MemoryRouter>
      <AppProviders runtime={made}>
        <EntityDetail
          entity={entity}
          audience="seller"
          state={{ ...state, data: row }}
          timeline={() => [{ ...event, id: 'e1', action: 'update', changes }]}
          backTo="/orders"
        >
          {() => null}
        </EntityDetail>
      </AppProviders>
    </MemoryRouter>,
  )
  const history = within(screen.getByRole('complementary'))
  expect(history.getByText('a.pdf').tagName).toBe('DEL')
  expect(history.getByText('b.pdf').tagName).toBe('INS')
  expect(complained).not.toHaveBeenCalled()
})
