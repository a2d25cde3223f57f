import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { LookingOnContext } from '@tradeport/web/navigation'
import { AppProviders, createRuntime, type AppRuntime } from '@tradeport/web/react'
import { Suspense } from 'react'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, expect, test, vi } from 'vitest'
import { FormButtons } from './form-buttons'

let runtime: AppRuntime | undefined
afterEach(() => {
  cleanup()
  runtime?.dispose()
  delete document.documentElement.dataset.lang
})

test.each([
  [undefined, false],
  ['You are only looking on', true],
])('a form is sent by those who work for themselves, and shown to who looks on: %s', async (reason, isBarred) => {
  document.documentElement.dataset.lang = 'en_US'
  const made = await createRuntime({
    platform: 'seller',
    files: { entity: import.meta.glob('./locale/*.ts') },
    preload: ['entity'],
    fetch: () => Promise.resolve(Response.json({})),
  })
  runtime = made
  const onSubmit = vi.fn()
  const onCancel = vi.fn()
  render(
    <MemoryRouter>
      <AppProviders runtime={made}>
        <LookingOnContext value={reason}>
          <Suspense>
            <form
              onSubmit={event => {
                event.preventDefault()
                onSubmit()
              }}
            >
              <FormButtons submit="Save" pending={false} onCancel={onCancel} />
            </form>
          </Suspense>
        </LookingOnContext>
      </AppProviders>
    </MemoryRouter>,
  )
  const save = await screen.findByRole('button', { name: 'Save' })
  expect(save.hasAttribute('disabled')).toBe(isBarred)
  expect(save.getAttribute('title')).toBe(reason ?? null)
  fireEvent.click(save)
  expect(onSubmit).toHaveBeenCalledTimes(isBarred ? 0 : 1)
  // The way out is never barred.
  fireEvent.click(screen.getByRole('button', { name: 'Cancel' }))
  expect(onCancel).toHaveBeenCalledOnce()
})
