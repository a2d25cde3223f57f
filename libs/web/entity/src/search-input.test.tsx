import { act, fireEvent, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { KeywordInput } from './search-input'
import { show } from './shown.fixture'

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
  await show(<List />)
  await screen.findByRole('searchbox')
  vi.useFakeTimers()
})
afterEach(() => void vi.useRealTimers())

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
