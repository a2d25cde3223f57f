import { expect, test } from 'vitest'
import { ADAPTIVE_VIEWPORT, viewportContent } from './viewport'

const PHONE = 'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 Chrome/140 Mobile Safari/537.36'
const TABLET = 'Mozilla/5.0 (iPad; CPU OS 18_0 like Mac OS X) AppleWebKit/605.1.15'
const DESKTOP = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/140 Safari/537.36'

test.each([
  ['a phone sees the design width', PHONE, '', 'width=1440'],
  ['a tablet too', TABLET, '?a=1', 'width=1440'],
  ['noRedirect keeps the page as wide as the phone', PHONE, '?noRedirect', ADAPTIVE_VIEWPORT],
  ['whatever its value', PHONE, '?noRedirect=1', ADAPTIVE_VIEWPORT],
  ['a desktop adapts', DESKTOP, '', ADAPTIVE_VIEWPORT],
])('%s', (_name, agent, search, content) => {
  expect(viewportContent('portal', agent, new URLSearchParams(search))).toBe(content)
  expect(viewportContent('h5', agent, new URLSearchParams(search))).toBe(ADAPTIVE_VIEWPORT)
})
