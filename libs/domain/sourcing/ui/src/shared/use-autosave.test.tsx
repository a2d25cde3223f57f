import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useAutosave, type SaveOutcome } from './use-autosave'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

test('saves once when the typing rests', async () => {
  const save = vi.fn(async (): Promise<SaveOutcome> => 'saved')
  const { result } = renderHook(() => useAutosave(save))
  act(() => result.current.changed())
  act(() => result.current.changed())
  expect(result.current.state).toBe('waiting')
  await act(() => vi.advanceTimersByTimeAsync(2_000))
  expect(save).toHaveBeenCalledTimes(1)
  expect(result.current.state).toBe('saved')
})

test('a second save waits for the first, and a change meanwhile is not called saved', async () => {
  const finish: (() => void)[] = []
  const save = vi.fn(() => new Promise<SaveOutcome>(resolve => finish.push(() => resolve('saved'))))
  const { result } = renderHook(() => useAutosave(save))
  act(() => result.current.changed())
  await act(() => vi.advanceTimersByTimeAsync(2_000))
  act(() => result.current.changed())
  await act(() => vi.advanceTimersByTimeAsync(2_000))
  expect(save).toHaveBeenCalledTimes(1)
  await act(async () => finish[0]?.())
  expect(save).toHaveBeenCalledTimes(2)
  await act(async () => finish[1]?.())
  expect(result.current.state).toBe('saved')
})

test('what was typed last is saved when the page is left', async () => {
  const save = vi.fn(async (): Promise<SaveOutcome> => 'saved')
  const { result, unmount } = renderHook(() => useAutosave(save))
  act(() => result.current.changed())
  unmount()
  await vi.advanceTimersByTimeAsync(0)
  expect(save).toHaveBeenCalledTimes(1)
})

test('what waits is saved before the whole is sent, and nothing else', async () => {
  const save = vi.fn(async (): Promise<SaveOutcome> => 'saved')
  const { result } = renderHook(() => useAutosave(save))
  await act(async () => expect(await result.current.settle()).toBe('saved'))
  expect(save).not.toHaveBeenCalled()
  act(() => result.current.changed())
  await act(async () => expect(await result.current.settle()).toBe('saved'))
  await act(() => vi.advanceTimersByTimeAsync(2_000))
  expect(save).toHaveBeenCalledTimes(1)
})

test('what was sent with the whole is not saved once more', async () => {
  const save = vi.fn(async (): Promise<SaveOutcome> => 'failed')
  const { result, unmount } = renderHook(() => useAutosave(save))
  act(() => result.current.changed())
  act(() => result.current.forget())
  unmount()
  await vi.advanceTimersByTimeAsync(2_000)
  expect(save).not.toHaveBeenCalled()
})
