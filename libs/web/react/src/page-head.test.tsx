import { act, cleanup, screen, waitFor } from '@testing-library/react'
import { useLocation, useNavigate } from 'react-router-dom'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { useCanonical, useDescription, usePageHead } from './page-head'
import { useLocale } from './runtime-context'
import { aRuntime, disposeRuntimes, renderWith } from './test-app.fixture'

const SENT = `
  <link rel="canonical" href="http://www.tradeport.localhost:8080/product/1" data-page>
  <link rel="alternate" hreflang="de" href="http://www.tradeport.localhost:8080/product/1?lang=de_DE" data-page>
  <link rel="alternate" media="only screen and (max-width: 640px)" href="http://h5.tradeport.localhost:8080/h5/product/1" data-page>
  <meta property="og:title" content="One" data-page>
  <meta name="description" content="One" data-page>
  <script type="application/ld+json" data-page>{}</script>`

/** A page for each path: products say what they are, others nothing. */
function Pages() {
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  const { change } = useLocale()
  usePageHead(pathname)
  return (
    <>
      {pathname.startsWith('/product/') && <Product path={pathname} />}
      <output>{pathname + search}</output>
      <button onClick={() => void navigate('/product/2')}>next</button>
      <button onClick={() => void navigate('/message')}>message</button>
      <button onClick={() => void change('fr_FR')}>french</button>
    </>
  )
}

function Product({ path }: { readonly path: string }) {
  useCanonical(path)
  useDescription(`About ${path}`)
  return null
}

beforeEach(() => {
  document.head.innerHTML = SENT
  window.history.replaceState(null, '', '/')
})
afterEach(() => {
  cleanup()
  disposeRuntimes()
  document.head.innerHTML = ''
})

async function open(path: string, platform: 'portal' | 'h5' | 'serviceMarket' | 'buyer' = 'portal') {
  const { runtime } = await aRuntime(undefined, { platform })
  await renderWith(runtime, <Pages />, path)
}

const press = (name: string) => act(async () => screen.getByRole('button', { name }).click())
const hrefs = (selector: string) =>
  [...document.head.querySelectorAll<HTMLLinkElement>(selector)].map(link => link.getAttribute('href'))
const canonical = () => hrefs('link[rel="canonical"]')
const origin = 'http://www.tradeport.localhost:8080'

test('the page keeps what it came with, and says its addresses once', async () => {
  await open('/product/1')
  expect(canonical()).toEqual([`${origin}/product/1`])
  expect(hrefs('link[hreflang]')).toHaveLength(13)
  expect(hrefs('link[hreflang="de"]')).toEqual([`${origin}/product/1?lang=de_DE`])
  expect(hrefs('link[media]')).toHaveLength(1)
  expect(document.head.querySelector('script')).not.toBeNull()
})

test('the next page says its own, and nothing is left of the first', async () => {
  await open('/product/1')
  await press('next')
  expect(canonical()).toEqual([`${origin}/product/2`])
  expect(hrefs('link[hreflang="x-default"]')).toEqual([`${origin}/product/2`])
  expect(document.head.querySelector('[data-page]')).toBeNull()
  expect(document.head.querySelectorAll('meta[name="description"]')).toHaveLength(1)
  await press('message')
  expect(document.head.children).toHaveLength(0)
})

test('a language that the address names is part of the one address until another is chosen', async () => {
  document.documentElement.dataset['lang'] = 'de_DE'
  await open('/product/1?q=a&lang=de_DE')
  expect(canonical()).toEqual([`${origin}/product/1?lang=de_DE`])
  expect(screen.getByRole('status').textContent).toBe('/product/1?q=a&lang=de_DE')
  await press('french')
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe('/product/1?q=a'))
  await waitFor(() => expect(canonical()).toEqual([`${origin}/product/1`]))
})

test('a language that is not offered leaves the address', async () => {
  await open('/product/1?lang=ms_MY')
  expect(screen.getByRole('status').textContent).toBe('/product/1')
})

test.each(['h5', 'serviceMarket'] as const)('on %s too', async platform => {
  document.documentElement.dataset['lang'] = 'de_DE'
  await open('/message?lang=fr_FR', platform)
  expect(screen.getByRole('status').textContent).toBe('/message')
})

test('in a work app an address names no language: its query stays what it is', async () => {
  document.documentElement.dataset['lang'] = 'de_DE'
  await open('/message?lang=fr_FR', 'buyer')
  expect(screen.getByRole('status').textContent).toBe('/message?lang=fr_FR')
  await press('french')
  expect(screen.getByRole('status').textContent).toBe('/message?lang=fr_FR')
})

test('the phone’s pages are the portal’s', async () => {
  await open('/product/1', 'h5')
  expect(canonical()).toEqual([`${origin}/product/1`])
  expect(hrefs('link[hreflang]')).toEqual([])
})
