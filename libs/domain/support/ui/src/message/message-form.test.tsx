import { cleanup, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { AppProviders, createRuntime, type AppRuntime } from '@tradeport/web/react'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { supportLocales } from '../locales'
import { MessageForm } from './message-form'

const runtimes: AppRuntime[] = []
beforeEach(() => localStorage.clear())
afterEach(() => {
  cleanup()
  for (const runtime of runtimes.splice(0)) runtime.dispose()
})

type Answer = { code: string; data: unknown } | 'offline'
const taken: Answer = { code: '200', data: { no: 'LM2611210572000001', key: 'k'.repeat(43) } }

/** Answers the submissions in turn, the last one for all that follow. */
function aServer(answers: Answer[]) {
  const submitted: Record<string, unknown>[] = []
  let forms = 0
  const fetch = async (input: RequestInfo | URL, init: RequestInit = {}) => {
    const path = new URL(String(input), window.location.href).pathname.split('/').at(-1) ?? ''
    const body: Record<string, unknown> = typeof init.body === 'string' ? JSON.parse(init.body) : {}
    if (path === 'form') {
      forms += 1
      const data = { token: `token-${forms}`, expiresAt: '2030-01-01T00:00:00.000Z' }
      return Response.json({ code: '200', msg: '', success: true, data })
    }
    // The operators' list of countries does not come: the product's own one serves.
    if (path === 'list') return new Response('', { status: 502 })
    submitted.push(body)
    const answer = answers[Math.min(submitted.length, answers.length) - 1] ?? taken
    if (answer === 'offline') return new Response('', { status: 502 })
    return Response.json({ code: answer.code, msg: 'said', success: answer.code === '200', data: answer.data })
  }
  return { fetch, submitted }
}

async function show(answers: Answer[] = [taken], form: '1' | '2' = '1') {
  const server = aServer(answers)
  const runtime = await createRuntime({
    platform: 'portal',
    files: { support: supportLocales },
    preload: ['support'],
    fetch: server.fetch,
  })
  runtimes.push(runtime)
  const view = render(
    <MemoryRouter>
      <AppProviders runtime={runtime}>
        <MessageForm form={form} origin="portal" />
      </AppProviders>
    </MemoryRouter>,
  )
  await screen.findByRole('button', { name: 'Send message' })
  return { ...server, view, user: userEvent.setup() }
}

type User = ReturnType<typeof userEvent.setup>
const send = (user: User) => user.click(screen.getByRole('button', { name: 'Send message' }))

async function fillIn(user: User) {
  await user.selectOptions(screen.getByLabelText(/Inquiry type/), 'procurement')
  await user.type(screen.getByLabelText(/Description of needs/), 'Sweaters')
  await user.type(screen.getByLabelText(/^Name/), 'Anna')
  await user.type(screen.getByLabelText('Email address'), 'anna@example.com')
}

describe('the message form', () => {
  it('says what the specification says, and asks the server nothing', async () => {
    const { user, submitted } = await show()
    await send(user)
    expect(screen.getByText('Please enter your email')).toBeTruthy()
    expect(screen.getByText('Please enter your phone number')).toBeTruthy()
    await user.type(screen.getByLabelText('Email address'), 'anna@')
    expect(screen.queryByText('Please enter your phone number')).toBeNull()
    await send(user)
    expect(screen.getByText('Invalid email format')).toBeTruthy()
    expect(screen.getByLabelText('Email address').getAttribute('aria-invalid')).toBe('true')
    expect(submitted).toEqual([])
  })

  it.each([
    ['1', ['Platform issues', 'Seller registration', 'Procurement', 'Logistics', 'Service provider', 'Other']],
    [
      '2',
      ['Registration', 'Feature', 'Technical issues', 'Complaints and suggestions', 'Business cooperation', 'Other'],
    ],
  ] as const)('offers list %s', async (form, labels) => {
    await show([taken], form)
    expect(screen.getAllByRole('option').map(option => option.textContent)).toEqual(['Please choose', ...labels])
  })

  it('begins in the region’s country, and the area code follows the chosen one until it is typed', async () => {
    const { user } = await show()
    const country = screen.getByRole('combobox', { name: /Country/ })
    expect(country).toHaveProperty('value', 'China')
    expect(screen.getByLabelText('Area code')).toHaveProperty('value', '+86')
    await user.clear(country)
    await user.type(country, 'germ')
    await user.click(await screen.findByRole('option', { name: /Germany/ }))
    expect(screen.getByLabelText('Area code')).toHaveProperty('value', '+49')
    await user.clear(screen.getByLabelText('Area code'))
    await user.type(screen.getByLabelText('Area code'), '+7')
    await user.clear(country)
    await user.type(country, 'FR')
    await user.click(await screen.findByRole('option', { name: /France/ }))
    expect(screen.getByLabelText('Area code')).toHaveProperty('value', '+7')
  })

  it('sends once, shows the number, and forgets the draft', async () => {
    const { user, submitted } = await show()
    await fillIn(user)
    await user.dblClick(screen.getByRole('button', { name: 'Send message' }))
    expect(await screen.findByText('Your message has been submitted. We will contact you soon.')).toBeTruthy()
    expect(screen.getByText('LM2611210572000001')).toBeTruthy()
    expect(submitted).toMatchObject([
      { formToken: 'token-1', type: 'procurement', needs: 'Sweaters', country: 'CN', email: 'anna@example.com' },
    ])
    expect(submitted[0]).not.toHaveProperty('website')
    expect(localStorage.getItem('tp-message-1')).toBeNull()
  })

  it('keeps everything when the server cannot be reached, over a reload, under the same form', async () => {
    const { user, view, submitted } = await show(['offline'])
    await fillIn(user)
    await send(user)
    expect(await screen.findByText('Submission failed, please try again later')).toBeTruthy()
    expect(screen.getByText(/Nothing is lost/)).toBeTruthy()
    view.unmount()
    const again = await show()
    expect(screen.getByText(/This is what you had written/)).toBeTruthy()
    expect(screen.getByLabelText(/Description of needs/)).toHaveProperty('value', 'Sweaters')
    await send(again.user)
    await screen.findByText('LM2611210572000001')
    expect(again.submitted[0]?.['formToken']).toBe(submitted[0]?.['formToken'])
  })

  it('goes on by itself with a new form when the old one ran out', async () => {
    const { user, submitted } = await show([{ code: 'MALL640411', data: null }, taken])
    await fillIn(user)
    await send(user)
    await screen.findByText('LM2611210572000001')
    expect(submitted.map(body => body['formToken'])).toEqual(['token-1', 'token-2'])
  })

  it('shows what only the server knows at its field', async () => {
    const wrong = { path: 'email', rule: 'email', msgKey: '', params: {}, message: 'Not reachable' }
    const { user } = await show([{ code: 'MALL600400', data: { fieldErrors: [wrong] } }])
    await fillIn(user)
    await send(user)
    await waitFor(() => expect(screen.getByText('Not reachable')).toBeTruthy())
    expect(screen.getByLabelText(/Description of needs/)).toHaveProperty('value', 'Sweaters')
  })

  it('has a field for programs that people and their aids do not meet', async () => {
    const { user, submitted, view } = await show()
    const trap = view.container.querySelector<HTMLInputElement>('input[name="website"]')
    expect([trap?.tabIndex, trap?.closest('[aria-hidden="true"]') !== null]).toEqual([-1, true])
    expect(screen.queryByRole('textbox', { name: /Leave this field empty/ })).toBeNull()
    await fillIn(user)
    if (trap) await user.type(trap, 'https://spam.example')
    await send(user)
    await screen.findByText('LM2611210572000001')
    expect(submitted[0]).toMatchObject({ website: 'https://spam.example' })
  })
})
