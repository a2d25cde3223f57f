import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, expect, test } from 'vitest'
import {
  aRuntime,
  disposeRuntimes,
  orderCancel,
  orderDetail,
  renderWith,
  success,
  type Respond,
} from './test-app.fixture'
import { useAction } from './use-action'
import { useEndpoint } from './use-endpoint'
import { useOpened, useTellOvertaken } from './use-opened'

afterEach(() => {
  cleanup()
  disposeRuntimes()
})

/** A page of a document, from which a form of it is opened. */
function Page() {
  const [isForm, setForm] = useState(false)
  const cancel = useAction(orderCancel)
  return (
    <>
      {isForm ? <Form /> : <Detail />}
      <button
        onClick={() => {
          void cancel.run({ id: '1' }).then(() => setForm(true))
        }}
      >
        change and edit
      </button>
      <button onClick={() => void cancel.run({ id: '1' })}>change</button>
    </>
  )
}

function Detail() {
  const { data } = useEndpoint(orderDetail, { id: '1' })
  return <output>{`page ${data?.no ?? 'loading'}`}</output>
}

function Form() {
  const live = useEndpoint(orderDetail, { id: '1' })
  const { data } = useOpened(orderDetail, { id: '1' })
  const tellOvertaken = useTellOvertaken()
  return (
    <>
      <button onClick={() => tellOvertaken(REFUSED)}>was refused</button>
      <output>{`form ${data?.no ?? 'loading'}`}</output>
      <p>{`by now ${live.data?.no ?? 'loading'}`}</p>
    </>
  )
}

/** Somebody else was faster. */
const REFUSED = { kind: 'business', code: 'FT510006', message: '', endpoint: '', path: '', fieldErrors: [] } as const
const shown = () => screen.getByRole('status').textContent
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
/** Every change makes another number of the same document; its detail is told at once, or by `tell` where it is held back. */
const server = () => {
  let changes = 0
  const held = new Array<(response: Response) => void>()
  const state = { holds: false }
  const now = () => success({ no: `O-${changes}` })
  const respond: Respond = call => {
    if (call.path.endsWith('/cancel')) changes += 1
    else if (state.holds) return new Promise(resolve => held.push(resolve))
    return now()
  }
  const tell = () => held.forEach(resolve => resolve(now()))
  return { respond, tell, state }
}

test('a form opens with what a change has just made, never with what the page still shows', async () => {
  const { respond, tell, state } = server()
  const { runtime } = await aRuntime(respond)
  await renderWith(runtime, <Page />)
  await waitFor(() => expect(shown()).toBe('page O-0'))
  state.holds = true
  press('change and edit')
  await waitFor(() => expect(shown()).toMatch(/^form/))
  expect(shown()).toBe('form loading')
  tell()
  await waitFor(() => expect(shown()).toBe('form O-1'))
})

/** A form, and what somebody else has made of its document since it was opened. */
async function openAndOvertake(): Promise<void> {
  const { runtime } = await aRuntime(server().respond)
  await renderWith(runtime, <Page />)
  await waitFor(() => expect(shown()).toBe('page O-0'))
  press('change and edit')
  await waitFor(() => expect(shown()).toBe('form O-1'))
  press('change')
  await screen.findByText('by now O-2')
}

test('what is changed while somebody writes does not change what the form was opened with', async () => {
  await openAndOvertake()
  expect(shown()).toBe('form O-1')
})

test('what is there by then is what a form goes on from that was refused because somebody was faster', async () => {
  await openAndOvertake()
  press('was refused')
  await waitFor(() => expect(shown()).toBe('form O-2'))
})
