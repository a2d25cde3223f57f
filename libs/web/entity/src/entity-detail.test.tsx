import { screen, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { EntityDetail } from './entity-detail'
import { defineEntity, type EntityRow } from './entity-definition'
import { show } from './shown.fixture'

afterEach(() => void vi.restoreAllMocks())

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
  const changes = [
    { path: 'papers', before: 'a.pdf', after: null },
    { path: 'papers', before: null, after: 'b.pdf' },
  ]
  const event = { at: '2026-03-10T02:00:00.000Z', actorSide: 'seller', actorName: 'Lan', toStatus: null, note: null }
  await show(
    <EntityDetail
      entity={entity}
      audience="seller"
      state={{ ...state, data: row }}
      timeline={() => [{ ...event, id: 'e1', action: 'update', changes }]}
      backTo="/orders"
    >
      {() => null}
    </EntityDetail>,
  )
  const history = within(screen.getByRole('complementary'))
  expect(history.getByText('a.pdf').tagName).toBe('DEL')
  expect(history.getByText('b.pdf').tagName).toBe('INS')
  expect(complained).not.toHaveBeenCalled()
})
