import { afterEach, beforeEach, expect, test } from 'vitest'
import { takeOver } from './opening'

let root: HTMLElement
const searchIn = (html: string): HTMLInputElement => {
  root.innerHTML = html
  const field = root.querySelector('input')
  if (!field) throw new Error('no field')
  return field
}

beforeEach(() => {
  root = document.createElement('div')
  root.setAttribute('data-opening', '')
  document.body.append(root)
})
afterEach(() => root.remove())

test('what was typed into the opening goes on in the search of the app, as if it were typed there', () => {
  const before = searchIn('<input type="search">')
  before.focus()
  const shown = takeOver(root)
  // Typed while the app was on its way.
  before.value = 'cardigan'
  const after = searchIn('<input type="search">')
  let heard = ''
  root.addEventListener('input', () => (heard = after.value))
  shown()
  expect(heard).toBe('cardigan')
  expect(document.activeElement).toBe(after)
  expect(root.hasAttribute('data-opening')).toBe(false)
})

test('a search that nobody touched leaves the focus where it is', () => {
  searchIn('<input type="search">')
  const shown = takeOver(root)
  const after = searchIn('<input type="search">')
  shown()
  expect(document.activeElement).not.toBe(after)
})

test('without an opening there is nothing to take over', () => {
  const shown = takeOver(root)
  expect(shown).not.toThrow()
})
