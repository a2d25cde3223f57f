import { transferableAbortController } from 'node:util'
import { act, configure } from '@testing-library/react'
import { flushSync } from 'react-dom'

// What is waited for comes with an event; how long that takes depends on the machine and is not what a test is about.
configure({ asyncUtilTimeout: 8_000 })

configure({
  /**
   * Events of a page that is drawn by itself, as in a browser, are not stepped through by act(): it would do what an event leads to
   * later at once, and lose it where a part of that has to wait for a moment; the page then stays as it was.
   */
  eventWrapper(dispatch) {
    const handled = Reflect.get(globalThis, 'IS_REACT_ACT_ENVIRONMENT') === true ? act : flushSync
    let result: unknown
    handled(() => void (result = dispatch()))
    return result
  },
})

// Files that share a page each begin in a browser that nobody has used: who was signed in at the end of one is nobody in the next.
const { jsdom } = globalThis as unknown as { jsdom: { cookieJar: { removeAllCookiesSync(): void } } }
jsdom.cookieJar.removeAllCookiesSync()
localStorage.clear()
sessionStorage.clear()

// jsdom brings its own AbortController, whose signals Node's fetch refuses; requests in tests are Node's.
const controller = transferableAbortController()
Object.assign(globalThis, {
  AbortController: controller.constructor,
  AbortSignal: controller.signal.constructor,
})

// React warns about updates outside act() only where the environment says that act() is used.
Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })

// antd asks for these, jsdom has none of them.
window.matchMedia ??= query => ({
  matches: false,
  media: query,
  onchange: null,
  addListener: () => undefined,
  removeListener: () => undefined,
  addEventListener: () => undefined,
  removeEventListener: () => undefined,
  dispatchEvent: () => false,
})
class InertObserver {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
}
Object.assign(globalThis, {
  ResizeObserver: globalThis.ResizeObserver ?? InertObserver,
  IntersectionObserver: globalThis.IntersectionObserver ?? InertObserver,
})
Element.prototype.scrollIntoView ??= () => undefined
Element.prototype.scrollTo ??= () => undefined
window.scrollTo = () => undefined

// jsdom knows <dialog>, but not how to open it.
HTMLDialogElement.prototype.showModal ??= function showModal() {
  this.open = true
}
HTMLDialogElement.prototype.close ??= function close() {
  this.open = false
}
