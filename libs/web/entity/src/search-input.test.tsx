import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { AppProviders, createRuntime, type AppRuntime } from '@tradeport/web/react'
import { Suspense, useState } from 'react'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { KeywordInput } from './search-input'

let runtime: AppRuntime | undefined
let asked: string[] = []

/** A list whose address keeps the keyword. */
function List() {
  const [keyword, setKeyword] = useState('')
  return (
    <>
      <KeywordInput
        label="Search"
        value={keyword}
        onChange={next => {
          asked.push(next)
          setKeyword(next)
        }}
      />
      <button onClick={() => setKeyword('')}>Reset</button>
    </>
  )
}

beforeEach(async () => {
  asked = []
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
          <List />
        </Suspense>
      </AppProviders>
    </MemoryRouter>,
  )
  await screen.findByRole('searchbox')
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
  cleanup()
  runtime?.dispose()
  delete document.documentElement.dataset.lang
})

const field = () => screen.getByRole<HTMLInputElement>('searchbox')
const type = (text: string) => fireEvent.change(field(), { target: { value: text } })
const rest = () => act(() => vi.advanceTimersByTime(300))

test('asks once the typing rests, and at once at Enter', () => {
  type('k')
  type('kn')
  expect(asked).toEqual([])
  rest()
  expect(asked).toEqual(['kn'])
  type('knit')
  fireEvent.keyDown(field(), { key: 'Enter' })
  expect(asked).toEqual(['kn', 'knit'])
  // What rested before is asked for again when it is typed again.
  type('kn')
  rest()
  expect(asked).toEqual(['kn', 'knit', 'kn'])
})

test('is emptied with the list’s filters, and keeps what is typed while the list answers', () => {
  type('knit')
  rest()
  type('knitted')
  expect(field().value).toBe('knitted')
  fireEvent.click(screen.getByRole('button', { name: 'Reset' }))
  expect(field().value).toBe('')
  rest()
  expect(asked).toEqual(['knit'])
})

test('asks for words, not for the letters that an input method makes them of', () => {
  fireEvent.compositionStart(field())
  type('mao yi')
  rest()
  fireEvent.keyDown(field(), { key: 'Enter', isComposing: true })
  expect(asked).toEqual([])
  type('毛衣')
  fireEvent.compositionEnd(field())
  rest()
  expect(asked).toEqual(['毛衣'])
})
