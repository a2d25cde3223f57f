import { act, cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { AppProviders, createRuntime } from '@tradeport/web/react'
import { goodsLocales } from '../product/locales'
import CompareBar from './compare-bar'
import { MAX_COMPARED, readIds } from '@tradeport/web/react'
import KeepButtons from './keep-buttons'
import { keepWish } from './wish'

const idOf = (n: number) => `0196a000-0000-7000-8000-00000000000${n}`
const asked: string[] = []

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
  asked.length = 0
  refusal = undefined
  document.cookie = 'buyer_token=; path=/; domain=tradeport.localhost; max-age=0'
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

/** The code with which every call as the buyer is refused; nothing comes back at all where it is empty. */
let refusal: string | undefined

const answer = async (input: RequestInfo | URL) => {
  const { pathname } = new URL(input instanceof Request ? input.url : String(input), window.location.origin)
  asked.push(pathname)
  if (refusal === '') return new Response('', { status: 502 })
  if (refusal !== undefined) return Response.json({ code: refusal, msg: 'no', success: false, data: null })
  const data = pathname.endsWith('/marks') ? { product: [idOf(1)], store: [], news: [], document: [] } : {}
  return Response.json({ code: '200', msg: 'ok', success: true, data })
}

async function show() {
  // The buyer's calls go beside the portal's own.
  vi.stubGlobal('fetch', answer)
  const runtime = await createRuntime({
    platform: 'portal',
    files: { goods: goodsLocales },
    preload: ['goods'],
    fetch: answer,
  })
  await runtime.i18n.change('en_US')
  await act(async () => {
    render(
      <MemoryRouter>
        <AppProviders runtime={runtime}>
          {Array.from({ length: MAX_COMPARED + 1 }, (_, n) => (
            <KeepButtons key={n} type="product" id={idOf(n)} name={`Scarf ${n}`} />
          ))}
          <CompareBar />
        </AppProviders>
      </MemoryRouter>,
    )
  })
}

test('products to compare are chosen up to the limit, kept in the browser and cleared', async () => {
  const user = userEvent.setup()
  await show()
  expect(screen.queryByRole('complementary')).toBeNull()
  for (let n = 0; n <= MAX_COMPARED; n++) await user.click(screen.getByRole('button', { name: `Compare Scarf ${n}` }))
  expect(readIds(localStorage.getItem('compared-products'))).toEqual([0, 1, 2, 3].map(idOf))
  expect(screen.getByRole('button', { name: 'Compare Scarf 4' }).getAttribute('aria-pressed')).toBe('false')
  expect(screen.getByRole('link', { name: 'Compare (4)' }).getAttribute('href')).toContain(`ids=${idOf(0)}`)
  await user.click(screen.getByRole('button', { name: 'Compare Scarf 0' }))
  expect(screen.getByRole('link', { name: 'Compare (3)' })).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Clear' }))
  expect(screen.queryByRole('complementary')).toBeNull()
})

test('a visitor is told to sign in and nothing is asked of the server', async () => {
  await show()
  expect(screen.getByRole('button', { name: 'Sign in to keep Scarf 1' }).getAttribute('aria-pressed')).toBeNull()
  expect(asked.filter(path => path.includes('favourite'))).toEqual([])
})

test('a buyer sees what is kept with one question, and keeps more', async () => {
  document.cookie = 'buyer_token=Bearer%20x; path=/; domain=tradeport.localhost'
  const user = userEvent.setup()
  await show()
  const heart = (n: number) => screen.findByRole('button', { name: `Keep Scarf ${n} as a favourite`, pressed: n === 1 })
  expect(await heart(1)).toBeTruthy()
  await user.click(await heart(2))
  expect(await screen.findByRole('button', { name: 'Keep Scarf 2 as a favourite', pressed: true })).toBeTruthy()
  await user.click(await heart(1))
  expect(asked.filter(path => path.includes('favourite')).map(path => path.split('/').at(-1))).toEqual([
    'marks',
    'add',
    'remove',
  ])
})

test('a heart pressed before the sign-in is carried out after it, once', async () => {
  keepWish('product', idOf(3))
  await show()
  expect(asked.filter(path => path.includes('favourite'))).toEqual([])
  cleanup()
  document.cookie = 'buyer_token=Bearer%20x; path=/; domain=tradeport.localhost'
  await show()
  expect(await screen.findByRole('button', { name: 'Keep Scarf 3 as a favourite', pressed: true })).toBeTruthy()
  cleanup()
  await show()
  await screen.findByRole('button', { name: 'Keep Scarf 1 as a favourite', pressed: true })
  expect(asked.filter(path => path.endsWith('/add')).length).toBe(1)
})

test.each([
  ['', 'Keep Scarf 2 as a favourite'],
  ['global400001', 'Sign in to keep Scarf 2'],
])('a session that the server calls over (%s) reads as signed out, a lost answer does not', async (code, label) => {
  document.cookie = 'buyer_token=Bearer%20x; path=/; domain=tradeport.localhost'
  refusal = code
  await show()
  await vi.waitFor(() => expect(asked.some(path => path.endsWith('/marks'))).toBe(true))
  // What was asked has an answer, and the page has drawn it.
  await userEvent.click(screen.getByRole('button', { name: 'Compare Scarf 1' }))
  expect(screen.getByRole('button', { name: label })).toBeTruthy()
})

test('ids of an address are ids, each once, and not too many', () => {
  expect(readIds(`${idOf(1)},x,${idOf(1)},${idOf(2)},${idOf(3)},${idOf(4)},${idOf(5)}`)).toEqual([1, 2, 3, 4].map(idOf))
  expect(readIds(null)).toEqual([])
})
