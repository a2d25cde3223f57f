import { beforeEach, describe, expect, test, vi } from 'vitest'
import { reloadOnStaleChunks } from './stale-chunks'

beforeEach(() => {
  sessionStorage.clear()
})

describe('stale chunks', () => {
  const fault = () => {
    const event = new Event('vite:preloadError', { cancelable: true })
    window.dispatchEvent(event)
    return event.defaultPrevented
  }

  test('the page is loaded anew once', () => {
    const reload = vi.fn()
    const stop = reloadOnStaleChunks(() => false, reload)
    expect(fault()).toBe(true)
    expect(fault()).toBe(false)
    expect(reload).toHaveBeenCalledOnce()
    stop()
  })

  test('not without a connection', () => {
    const reload = vi.fn()
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    const stop = reloadOnStaleChunks(() => false, reload)
    expect(fault()).toBe(false)
    expect(reload).not.toHaveBeenCalled()
    stop()
    vi.restoreAllMocks()
  })

  test('not while a form is unsaved', () => {
    const reload = vi.fn()
    const stop = reloadOnStaleChunks(() => true, reload)
    expect(fault()).toBe(false)
    expect(reload).not.toHaveBeenCalled()
    stop()
  })
})
