import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { Dialog } from './dialog'

afterEach(cleanup)

function Page({ dismissible = true }: { dismissible?: boolean }) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <button onClick={() => setOpen(true)}>Cancel order</button>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        title="Cancel this order?"
        description="The seller is told at once."
        closeLabel="Close"
        dismissible={dismissible}
        footer={<button onClick={() => setOpen(false)}>Keep the order</button>}
      >
        <input aria-label="Reason" />
      </Dialog>
    </>
  )
}

async function openDialog(dismissible?: boolean) {
  const user = userEvent.setup()
  render(<Page {...(dismissible === undefined ? {} : { dismissible })} />)
  await user.click(screen.getByRole('button', { name: 'Cancel order' }))
  return user
}

describe('Dialog', () => {
  it('is modal, named and described', async () => {
    const showModal = vi.spyOn(HTMLDialogElement.prototype, 'showModal')
    await openDialog()
    expect(showModal).toHaveBeenCalledOnce()
    expect(
      screen.getByRole('dialog', { name: 'Cancel this order?', description: 'The seller is told at once.' }),
    ).toBeDefined()
  })

  it('closes and gives the focus back to what opened it', async () => {
    const user = await openDialog()
    await user.click(screen.getByRole('button', { name: 'Close' }))
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Cancel order' }))
  })

  it('closes when the browser cancels it with Escape', async () => {
    await openDialog()
    const event = new Event('cancel', { cancelable: true })
    screen.getByRole('dialog').dispatchEvent(event)
    expect(event.defaultPrevented).toBe(true)
    await expect.poll(() => screen.queryByRole('dialog')).toBeNull()
  })

  it('closes on a press beside the panel, not on one inside', async () => {
    const user = await openDialog()
    await user.click(screen.getByText('The seller is told at once.'))
    expect(screen.queryByRole('dialog')).not.toBeNull()
    await user.click(screen.getByRole('dialog'))
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('that holds what somebody typed stays on a press beside the panel, and begins anew when it is opened again', async () => {
    const user = await openDialog()
    await user.type(screen.getByLabelText('Reason'), 'Too late')
    await user.click(screen.getByRole('dialog'))
    expect(screen.getByLabelText('Reason')).toHaveProperty('value', 'Too late')
    await user.click(screen.getByRole('button', { name: 'Close' }))
    await user.click(screen.getByRole('button', { name: 'Cancel order' }))
    await user.click(screen.getByRole('dialog'))
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('that is not dismissible only obeys its buttons', async () => {
    const user = await openDialog(false)
    expect(screen.queryByRole('button', { name: 'Close' })).toBeNull()
    await user.click(screen.getByRole('dialog'))
    screen.getByRole('dialog').dispatchEvent(new Event('cancel', { cancelable: true }))
    expect(screen.queryByRole('dialog')).not.toBeNull()
    await user.click(screen.getByRole('button', { name: 'Keep the order' }))
    expect(screen.queryByRole('dialog')).toBeNull()
  })
})
