import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { ownRegion, withOwnRegion } from './own-region'

const PAGE = '<!doctype html><html lang="en"><head><title>x</title></head><body><div id="root"></div></body></html>'
const BAR =
  '<aside class="tp-notice" data-kind="notice" aria-label="Notice"><p lang="en-US">Closed $& on Friday</p></aside>'
const OF_PRODUCT =
  '<!doctype html><html lang="de-DE" data-lang="de_DE" data-region="puyuan" data-own="&#123;$&#125;"><head>' +
  `<style nonce="n">.tp-notice{color:red}</style></head><body>${BAR}<div id="root" data-opening></div></body></html>`

const asked: (string | undefined)[] = []
const product = createServer((request, response) => {
  asked.push(`${request.headers.host} ${request.url}`)
  response.end(OF_PRODUCT)
})
beforeAll(async () => {
  await new Promise<void>(resolve => product.listen(0, '127.0.0.1', resolve))
  const { port } = product.address() as AddressInfo
  vi.stubEnv('API_URL', `http://127.0.0.1:${port}`)
})
afterAll(() => {
  vi.unstubAllEnvs()
  product.close()
})

async function served(): Promise<string> {
  const hook = ownRegion({ hostLabel: 'seller' }).transformIndexHtml
  if (typeof hook !== 'object' || !('handler' in hook)) throw new Error('the page is not touched')
  const handler = hook.handler as (page: string, context: { originalUrl: string }) => Promise<string>
  return handler(PAGE, { originalUrl: '/py/login?x=1' })
}

test('a page of the development server carries what operators said of its region', async () => {
  const page = await served()
  expect(page).toContain('<html data-own="&#123;$&#125;" lang="en">')
  expect(page).toContain(`${BAR}<div id="root"></div>`)
  expect(page).toContain('<style>.tp-notice{color:red}</style></head>')
  expect(asked).toEqual([expect.stringMatching(/^seller\.tradeport\.localhost:\d+ \/py\/login\?x=1$/)])
})

test('and stays as it is where they said nothing, or the product does not run', async () => {
  expect(withOwnRegion(PAGE, '<html lang="en" data-region="puyuan"><body></body></html>')).toBe(PAGE)
  await new Promise(resolve => product.close(resolve))
  expect(await served()).toBe(PAGE)
})
