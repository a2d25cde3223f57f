import { defineEndpoint, z } from '@tradeport/kernel/contract-kit'
import { act, render } from '@testing-library/react'
import type { ReactNode } from 'react'
import { MemoryRouter } from 'react-router-dom'
import { AppProviders } from './app-providers'
import { releaseContainer } from './container'
import { createRuntime, type AppRuntime, type RuntimeOptions } from './runtime'

export interface SentCall {
  readonly path: string
  readonly headers: Headers
  readonly body: Record<string, unknown>
  readonly signal: AbortSignal | undefined
}

export type Respond = (call: SentCall, index: number) => Response | Promise<Response>

export const success = (data: unknown = null) => Response.json({ code: '200', msg: 'ok', success: true, data })

export const refusal = (code: string, msg = 'refused', data: unknown = null) =>
  Response.json({ code, msg, success: false, data })

/** A `fetch` whose answers the test decides, and what it was asked. */
export function fakeFetch(respond: Respond) {
  const calls: SentCall[] = []
  const fetch = (input: RequestInfo | URL, init: RequestInit = {}) => {
    const body: unknown = typeof init.body === 'string' ? JSON.parse(init.body) : {}
    const call: SentCall = {
      path: new URL(String(input), window.location.href).pathname,
      headers: new Headers(init.headers),
      body: isObject(body) ? body : {},
      signal: init.signal ?? undefined,
    }
    calls.push(call)
    return Promise.resolve(respond(call, calls.length - 1))
  }
  return { fetch, calls }
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}

const made: AppRuntime[] = []

/** Runtimes listen to the session of their origin, which tests share. */
export function disposeRuntimes(): void {
  for (const runtime of made.splice(0)) runtime.dispose()
}

/** A runtime of the buyer front-end over a fake server; its messages and questions are recorded. */
export async function aRuntime(respond: Respond = () => success(), options: Partial<RuntimeOptions> = {}) {
  const { fetch, calls } = fakeFetch(respond)
  // Each runtime of a test is a page of its own.
  releaseContainer()
  const runtime = await createRuntime({ platform: 'buyer', files: {}, fetch, ...options })
  made.push(runtime)
  const toasts: string[] = []
  const questions: { title: string; text: readonly string[]; actions: readonly string[] }[] = []
  const answers: (string | undefined)[] = []
  runtime.presenter.use({
    toast: (tone, text) => void toasts.push(`${tone}: ${text}`),
    ask(question) {
      questions.push({ ...question, actions: question.actions.map(action => action.key) })
      return Promise.resolve(answers.shift())
    },
  })
  return { runtime, calls, toasts, questions, answers }
}

export async function renderWith(runtime: AppRuntime, children: ReactNode, path = '/start') {
  const view = render(
    <MemoryRouter initialEntries={[path]}>
      <AppProviders runtime={runtime}>{children}</AppProviders>
    </MemoryRouter>,
  )
  // The first answers arrive.
  await act(async () => {
    await Promise.resolve()
  })
  return view
}

const input = z.looseObject({})

export const orderDetail = defineEndpoint({
  name: 'trading.orderDetail',
  path: '/mall/order/detail',
  audiences: ['buyer'],
  reads: ['order'],
  input,
  output: z.looseObject({ no: z.string() }),
})

export const orderCancel = defineEndpoint({
  name: 'trading.orderCancel',
  path: '/mall/order/cancel',
  audiences: ['buyer'],
  writes: true,
  touches: ['order'],
  input,
  output: z.looseObject({}),
})
