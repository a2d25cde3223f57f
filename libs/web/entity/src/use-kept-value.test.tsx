import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { readKept, writeKept } from './kept-value'
import { useKeptValue } from './use-kept-value'

const PLACE = 'news.1'
const AT = '2026-11-01T08:00:00.000Z'
const parse = (value: unknown) => (typeof value === 'string' ? value : undefined)
const kept = () => readKept(PLACE, parse)?.value

beforeEach(() => localStorage.clear())
afterEach(cleanup)

const aForm = (version = 1) =>
  renderHook(() =>
    useKeptValue<string>({ place: PLACE, version, saved: 'as saved', parse, isChanged: value => value !== 'as saved' }),
  ).result
type Form = ReturnType<typeof aForm>
const type = (form: Form, value: string) => act(() => form.current.setValue(value))
const leave = () => act(() => void window.dispatchEvent(new Event('pagehide')))

test('what is typed is kept, and is not once it is undone', () => {
  const form = aForm()
  type(form, 'as typed')
  leave()
  expect(kept()).toBe('as typed')
  type(form, 'as saved')
  expect(kept()).toBeUndefined()
  leave()
  expect(kept()).toBeUndefined()
  type(form, 'typed again')
  leave()
  expect(kept()).toBe('typed again')
})

test('what was found of an earlier visit is gone once it is undone, and is said to be in use no longer', () => {
  writeKept(PLACE, { version: 1, at: AT, value: 'as typed' })
  const form = aForm()
  expect(form.current).toMatchObject({ value: 'as typed', restored: { at: AT, inUse: true } })
  type(form, 'as saved')
  expect(kept()).toBeUndefined()
  expect(form.current.restored).toBeNull()
})

test('what is only offered, as the document has changed meanwhile, stays until it is answered', () => {
  writeKept(PLACE, { version: 1, at: AT, value: 'as typed' })
  const form = aForm(2)
  leave()
  expect(kept()).toBe('as typed')
  expect(form.current).toMatchObject({ value: 'as saved', restored: { at: AT, inUse: false } })
  act(() => form.current.useRestored())
  expect(form.current).toMatchObject({ value: 'as typed', restored: { inUse: true } })
  act(() => form.current.discardRestored())
  expect(form.current).toMatchObject({ value: 'as saved', restored: null })
  expect(kept()).toBeUndefined()
})
