import { act, renderHook } from '@testing-library/react'
import { beforeEach, describe, expect, test } from 'vitest'
import { forgetAllTyped } from '@tradeport/web/offline'
import { useKeptDraft, type DraftPlace } from './use-kept-draft'

const place = (over: Partial<DraftPlace> = {}): DraftPlace => ({
  owner: 'Bearer anna',
  conversationId: 'c1',
  isOpening: false,
  onPhone: true,
  ...over,
})
const open = (first: DraftPlace) => renderHook((now: DraftPlace) => useKeptDraft(now), { initialProps: first })
const type = ({ result }: ReturnType<typeof open>, text: string) => act(() => result.current.setText(text))
/** What a page that is opened now shows. */
const shown = (over: Partial<DraftPlace> = {}) => {
  const page = open(place(over))
  const { text } = page.result.current
  page.unmount()
  return text
}

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})

describe('what is typed and not sent', () => {
  test('is there when the page is opened again, for this person in this conversation', () => {
    const page = open(place())
    type(page, 'Is the dye lot the same?')
    page.unmount()
    expect(shown()).toBe('Is the dye lot the same?')
    expect(shown({ conversationId: 'c2' })).toBe('')
    expect(shown({ conversationId: null })).toBe('')
    expect(shown({ owner: 'Bearer ben' })).toBe('')
    expect(shown({ owner: undefined })).toBe('')
  })

  test('is gone when it was sent, also where that began the conversation', () => {
    const page = open(place({ conversationId: null }))
    type(page, 'Hello')
    page.rerender(place())
    act(() => page.result.current.sent('c1'))
    page.unmount()
    expect([shown(), shown({ conversationId: null })]).toEqual(['', ''])
    expect(localStorage).toHaveLength(0)
  })

  test('goes on in the conversation that begins meanwhile', () => {
    const page = open(place({ conversationId: null }))
    type(page, 'One more thing')
    page.rerender(place())
    expect(page.result.current.text).toBe('One more thing')
    page.unmount()
    expect([shown(), shown({ conversationId: null })]).toEqual(['One more thing', ''])
  })

  test('stays behind when another conversation is opened', () => {
    const page = open(place({ conversationId: null }))
    type(page, 'Not there')
    page.rerender(place({ conversationId: 'c2', isOpening: true }))
    expect(page.result.current.text).toBe('')
    type(page, 'Here')
    page.rerender(place({ conversationId: null }))
    expect(page.result.current.text).toBe('Not there')
    page.unmount()
    expect(shown({ conversationId: 'c2' })).toBe('Here')
  })

  test('leaves the phone with the person, and other devices with the tab', () => {
    for (const onPhone of [true, false]) {
      const page = open(place({ onPhone }))
      type(page, 'Kept')
      page.unmount()
    }
    expect(localStorage).toHaveLength(1)
    expect(sessionStorage).toHaveLength(1)
    forgetAllTyped()
    expect(localStorage).toHaveLength(0)
  })
})
