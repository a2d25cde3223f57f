import { act, cleanup, render, screen, waitFor } from '@testing-library/react'
import { defineEndpoint, z } from '@tradeport/kernel/contract-kit'
import { AppProviders, createRuntime, type AppRuntime, type Question } from '@tradeport/web/react'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, expect, test } from 'vitest'
import { AbilityButton } from './ability-button'
import type { AbilityQuery } from './use-ability'

let runtime: AppRuntime | undefined
afterEach(() => {
  cleanup()
  runtime?.dispose()
  delete document.documentElement.dataset.lang
})

const query: AbilityQuery = defineEndpoint({
  name: 'membership.abilityQuery',
  path: '/user/ability/query',
  audiences: ['seller'],
  input: z.object({ abilities: z.array(z.string()) }),
  output: z.object({
    abilities: z.array(
      z.object({
        result: z.nullable(z.string()),
        code: z.nullable(z.string()),
        message: z.string(),
        remaining: z.nullable(z.int()),
      }),
    ),
  }),
})

function Export() {
  return (
    <AbilityButton
      query={query}
      ability="data.export"
      icon={<span data-icon="own" />}
      onClick={() => document.body.setAttribute('data-exported', '')}
    >
      Export
    </AbilityButton>
  )
}

async function shown(answer: object, held: Promise<void> = Promise.resolve()) {
  document.documentElement.dataset.lang = 'en_US'
  document.body.removeAttribute('data-exported')
  const made = await createRuntime({
    platform: 'seller',
    files: { entity: import.meta.glob('./locale/*.ts') },
    fetch: () => held.then(() => Response.json(answer)),
  })
  runtime = made
  await made.i18n.load(['entity'])
  const questions: Question[] = []
  made.presenter.use({
    toast: () => undefined,
    ask(question) {
      questions.push(question)
      return Promise.resolve('cancel')
    },
  })
  render(
    <MemoryRouter>
      <AppProviders runtime={made}>
        <Export />
      </AppProviders>
    </MemoryRouter>,
  )
  return questions
}

const button = () => screen.getByRole('button', { name: 'Export' })
/** What the button says to whoever comes to it by key. */
async function says(text: string) {
  await waitFor(() => {
    act(() => button().focus())
    expect(screen.queryByRole('tooltip')?.textContent ?? '').toBe(text)
  })
}
const press = () => act(async () => button().click())
const isLocked = () => button().querySelector('[data-icon="own"]') === null
const ability = (state: object) => ({
  code: '200',
  msg: '',
  success: true,
  data: { abilities: [{ ability: 'data.export', result: null, code: null, message: '', remaining: null, ...state }] },
})

test.each([
  ['NOT_BUY', 'FT511002', ['cancel', 'benefits', 'market', 'upgrade']],
  ['HAS_BUY_EXHAUSTED', 'FT511003', ['cancel', 'market']],
  ['NOT_BUY', 'FT511004', ['cancel', 'benefits', 'upgrade']],
])('%s (%s) is said before the click, and the click opens its dialog', async (result, code, actions) => {
  const questions = await shown(ability({ result, code, message: 'Not part of your plan', remaining: 0 }))
  await says('Not part of your plan')
  expect(isLocked()).toBe(true)
  await press()
  expect(document.body.hasAttribute('data-exported')).toBe(false)
  expect(questions.map(question => [question.title, question.actions.map(action => action.key)])).toEqual([
    ['Not part of your plan', actions],
  ])
})

test('what may be used says what is left, and is done', async () => {
  const questions = await shown(ability({ remaining: 2 }))
  await says('Uses left: 2')
  expect(isLocked()).toBe(false)
  await press()
  expect(document.body.hasAttribute('data-exported')).toBe(true)
  expect(questions).toEqual([])
})

test('an answer that does not come leaves the decision to the click', async () => {
  const questions = await shown({ code: 'SYS900001', msg: 'broken', success: false, data: null })
  await says('')
  expect(isLocked()).toBe(false)
  await press()
  expect(document.body.hasAttribute('data-exported')).toBe(true)
  expect(questions).toEqual([])
})

test('a click that comes before the answer waits for it', async () => {
  let letGo = () => undefined as void
  const held = new Promise<void>(resolve => (letGo = resolve))
  const questions = await shown(
    ability({ result: 'NOT_BUY', code: 'FT511002', message: 'Not part of your plan' }),
    held,
  )
  await press()
  expect(document.body.hasAttribute('data-exported')).toBe(false)
  expect(questions).toEqual([])
  letGo()
  await waitFor(() => expect(questions.map(question => question.title)).toEqual(['Not part of your plan']))
  expect(document.body.hasAttribute('data-exported')).toBe(false)
})

test('an answer that comes while somebody is on the button leaves them there', async () => {
  let letGo = () => undefined as void
  const held = new Promise<void>(resolve => (letGo = resolve))
  await shown(ability({ remaining: 2 }), held)
  act(() => button().focus())
  letGo()
  await waitFor(() => expect(screen.getByRole('tooltip').textContent).toBe('Uses left: 2'))
  expect(document.activeElement).toBe(button())
})
