import { fireEvent, screen, waitFor } from '@testing-library/react'
import type { FieldError } from '@tradeport/kernel/contract-kit'
import { expect, test } from 'vitest'
import { ReasonForm, type ReasonFormProps } from './reason-form'
import { show } from './shown.fixture'
// Fetched when it is asked for; how long that takes is not what these tests are about.
import './reason-fields'

async function shown(fieldErrors: readonly FieldError[], rest: Partial<ReasonFormProps> = {}): Promise<void> {
  await show(
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
    </div>,
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
