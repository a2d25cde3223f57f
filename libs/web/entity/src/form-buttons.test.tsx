import { fireEvent, screen } from '@testing-library/react'
import { LookingOnContext } from '@tradeport/web/navigation'
import { expect, test, vi } from 'vitest'
import { FormButtons } from './form-buttons'
import { show } from './shown.fixture'

test.each([
  [undefined, false],
  ['You are only looking on', true],
])('a form is sent by those who work for themselves, and shown to who looks on: %s', async (reason, isBarred) => {
  const onSubmit = vi.fn()
  const onCancel = vi.fn()
  await show(
    <LookingOnContext value={reason}>
      <form
        onSubmit={event => {
          event.preventDefault()
          onSubmit()
        }}
      >
        <FormButtons submit="Save" pending={false} onCancel={onCancel} />
      </form>
    </LookingOnContext>,
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
