import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { Modal } from 'antd'
import { useState } from 'react'
import { afterEach, expect, test } from 'vitest'
import { useFocusBack } from './use-focus-back'

afterEach(cleanup)

/** As most pages open their dialogs: there is none until somebody asks for it. */
function Page() {
  useFocusBack()
  const [isOpen, setOpen] = useState(false)
  const [isDone, setDone] = useState(false)
  return (
    <main id="main" tabIndex={-1}>
      <button disabled={isDone} onClick={() => setOpen(true)}>
        Invite
      </button>
      {!isOpen && (
        <div role="menu">
          <button role="menuitem" onClick={() => setOpen(true)}>
            Dismiss
          </button>
        </div>
      )}
      {isOpen && (
        <Modal open title="Invitation" footer={null} closable={false}>
          <button onClick={() => setOpen(false)}>Cancel</button>
          <button
            onClick={() => {
              setOpen(false)
              setDone(true)
            }}
          >
            Send
          </button>
        </Modal>
      )}
    </main>
  )
}

test.each(['Invite', 'Dismiss'])('who opened a dialog by “%s” has the focus again when it is gone', async name => {
  render(<Page />)
  const opener = screen.getByText('Invite')
  opener.focus()
  // The entry of a menu hands over to the button of the menu.
  const pressed = screen.getByText(name)
  pressed.focus()
  fireEvent.click(pressed)
  const cancel = await screen.findByText('Cancel')
  cancel.focus()
  fireEvent.click(cancel)
  await waitFor(() => expect(screen.queryByText('Cancel')).toBeNull())
  await waitFor(() => expect(document.activeElement).toBe(opener))
})

test('where the opener can be pressed no more, the keyboard goes on at the content of the page', async () => {
  render(<Page />)
  screen.getByText('Invite').focus()
  fireEvent.click(screen.getByText('Invite'))
  const send = await screen.findByText('Send')
  send.focus()
  fireEvent.click(send)
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('main')))
})
