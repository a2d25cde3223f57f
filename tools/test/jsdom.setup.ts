import { transferableAbortController } from 'node:util'
import { configure } from '@testing-library/react'

// What is waited for comes with an event; how long that takes depends on the machine and is not what a test is about.
configure({ asyncUtilTimeout: 8_000 })

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
