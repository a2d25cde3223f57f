import { act, cleanup, render, screen } from '@testing-library/react'
import { AppProviders, createRuntime, type AppRuntime } from '@tradeport/web/react'
import { Button } from '@tradeport/web/ui'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, expect, test } from 'vitest'
import { LookingOn } from './looking-on'
import { shellLocales } from './namespace'

let runtime: AppRuntime | undefined
afterEach(() => {
  cleanup()
  runtime?.session.clearToken()
  runtime?.dispose()
  delete document.documentElement.dataset.lang
})

test('what changes something is barred with the reason for as long as an operator looks on, and for nobody else', async () => {
  document.documentElement.dataset.lang = 'en_US'
  const made = await createRuntime({
    platform: 'seller',
    files: { shell: shellLocales },
    preload: ['shell'],
    fetch: () => Promise.resolve(Response.json({})),
  })
  runtime = made
  made.session.setToken('view.abc')
  render(
    <MemoryRouter>
      <AppProviders runtime={made}>
        <LookingOn>
          <Button changes>Mark as read</Button>
        </LookingOn>
      </AppProviders>
    </MemoryRouter>,
  )
  const barred = () => screen.getByRole('button', { name: 'Mark as read' }).getAttribute('aria-disabled')
  expect(barred()).toBe('true')
  expect(screen.getByRole('button', { description: 'You are only looking on: nothing can be changed.' })).toBeTruthy()
  act(() => made.session.setToken('abc'))
  expect(barred()).toBeNull()
})
