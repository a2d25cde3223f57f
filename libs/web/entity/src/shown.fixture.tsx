import { cleanup, render } from '@testing-library/react'
import { AppProviders, createRuntime, type AppRuntime } from '@tradeport/web/react'
import { Suspense, type ReactNode } from 'react'
import { MemoryRouter } from 'react-router-dom'
import { afterEach } from 'vitest'

let runtime: AppRuntime | undefined
function putAway(): void {
  cleanup()
  runtime?.dispose()
  delete document.documentElement.dataset.lang
}
afterEach(putAway)

/** Part of a seller's page with the English texts of documents, until another is shown or the test ends. */
export async function show(part: ReactNode): Promise<void> {
  putAway()
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
        <Suspense>{part}</Suspense>
      </AppProviders>
    </MemoryRouter>,
  )
}
