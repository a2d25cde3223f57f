import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { waitingRoom } from './waiting-room'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

describe('a waiting room', () => {
  it('lets through once it is no longer busy', async () => {
    let isBusy = true
    const comes = waitingRoom({ places: 1, patienceMs: 5_000, isBusy: () => isBusy })
    const first = comes()
    await vi.advanceTimersByTimeAsync(1_000)
    isBusy = false
    await vi.advanceTimersByTimeAsync(100)
    expect(await first).toBe(true)
  })

  it('refuses at once whoever finds no place, and has it again when somebody leaves', async () => {
    let isBusy = true
    const comes = waitingRoom({ places: 2, patienceMs: 5_000, isBusy: () => isBusy })
    const waiting = [comes(), comes()]
    expect(await comes()).toBe(false)
    isBusy = false
    await vi.advanceTimersByTimeAsync(100)
    expect(await Promise.all(waiting)).toEqual([true, true])
    expect(await comes()).toBe(true)
  })

  it('refuses when patience has ended', async () => {
    const comes = waitingRoom({ places: 1, patienceMs: 5_000, isBusy: () => true })
    const first = comes()
    await vi.advanceTimersByTimeAsync(5_000)
    expect(await first).toBe(false)
  })
})
