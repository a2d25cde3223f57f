import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { ErrorState } from './state-page'

vi.mock('./state-art', () => {
  throw new Error('Failed to fetch dynamically imported module')
})

afterEach(cleanup)

test('what went wrong is said also where its picture cannot be fetched', async () => {
  render(
    <ErrorState scope="page" title="No connection" actions={<button type="button">Try again</button>}>
      What you typed is kept.
    </ErrorState>,
  )
  await vi.dynamicImportSettled()
  expect(screen.getByRole('heading', { name: 'No connection' })).toBeDefined()
  expect(screen.getByRole('button', { name: 'Try again' })).toBeDefined()
})
