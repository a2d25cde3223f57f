import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { placeScroll, rememberScroll } from './page-change'

const scrollTo = vi.fn()
const pageAt = (pathname: string) => ({
  location: { key: 'default', pathname, search: '', hash: '', state: null },
  navigation: 'POP' as const,
  index: 0,
})

beforeEach(() => {
  sessionStorage.clear()
  vi.stubGlobal('scrollTo', scrollTo)
  vi.stubGlobal('scrollY', 3192)
})
afterEach(() => {
  vi.unstubAllGlobals()
  scrollTo.mockClear()
})

test('a page that is loaded whole opens where it was left, and no other page does', () => {
  rememberScroll(pageAt('/stores').location)
  placeScroll(pageAt('/compare'))
  expect(scrollTo).toHaveBeenLastCalledWith(0, 0)
  placeScroll(pageAt('/stores'))
  expect(scrollTo).toHaveBeenLastCalledWith(0, 3192)
})
