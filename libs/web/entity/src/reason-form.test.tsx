import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import type { FieldError } from '@tradeport/kernel/contract-kit'
import { AppProviders, createRuntime, type AppRuntime } from '@tradeport/web/react'
import { Suspense } from 'react'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, expect, test } from 'vitest'
import { ReasonForm, type ReasonFormProps } from './reason-form'

let runtime: AppRuntime | undefined
afterEach(() => {
  cleanup()
  runtime?.dispose()
  delete document.documentElement.dataset.lang
})

async function shown(fieldErrors: readonly FieldError[], rest: Partial<ReasonFormProps> = {}): Promise<void> {
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
        <Suspense>
          <div role="dialog">
            <ReasonForm
              intro="The order ends."
              noteLabel="In words"
              submit="End it"
              pending={false}
              fieldErrors={fieldErrors}
              onCancel={() => undefined}
              onSubmit={() => undefined}
              {...rest}
            />
          </div>
        </Suspense>
      </AppProviders>
    </MemoryRouter>,
  )
}

const tooShort = (path: string): FieldError => ({
  path,
  rule: 'too_short',
  msgKey: 'too_short',
  params: { min: 2 },
  message: 'At least 2 characters.',
})
const describedBy = (label: string) => screen.getByLabelText(label).getAttribute('aria-describedby')

test.each(['reason', 'remark'])('what the server finds wrong with `%s` stands at the words', async path => {
  await shown([tooShort(path)])
  expect(await screen.findByText('At least 2 characters.')).toBeTruthy()
  expect(describedBy('In words')).toBeTruthy()
})

test('what it finds wrong with a reason that was chosen stands at the choice', async () => {
  await shown([tooShort('reason')], { reasons: [{ value: 'other', label: 'Another reason' }] })
  expect(await screen.findByText('At least 2 characters.')).toBeTruthy()
  expect(screen.getByLabelText('In words').getAttribute('aria-invalid')).not.toBe('true')
})

test('whoever is asked in a dialog writes at once, and is led back to what is missing', async () => {
  await shown([], { noteRequired: true })
  const words = await screen.findByLabelText(/^In words/)
  await waitFor(() => expect(document.activeElement).toBe(words))
  const send = screen.getByRole('button', { name: 'End it' })
  send.focus()
  fireEvent.click(send)
  await waitFor(() => expect(words.getAttribute('aria-invalid')).toBe('true'))
  await waitFor(() => expect(document.activeElement).toBe(words))
})
