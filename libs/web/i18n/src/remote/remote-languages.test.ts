import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { LanguageTexts } from '../overlay'
import { createRemoteLanguages } from './remote-languages'

const NAME = 'tradeport.languages.1'
const GERMAN = { de_DE: { 'shop:title': 'Laden' } }

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-03-10T02:00:00Z') })
  localStorage.clear()
})
afterEach(() => {
  vi.useRealTimers()
})

const answer = (content: unknown, status = 200) => Promise.resolve(new Response(JSON.stringify(content), { status }))
const later = (milliseconds: number, response: () => Promise<Response>) =>
  new Promise<Response>(resolve => setTimeout(() => void response().then(resolve), milliseconds))

function remote(read: (url: string, init: RequestInit) => Promise<Response>) {
  const shown: (LanguageTexts | undefined)[] = []
  const calls: { url: string; init: RequestInit }[] = []
  let locale = 'de_DE'
  const languages = createRemoteLanguages({
    regionId: '1',
    locale: () => locale,
    show: texts => void shown.push(texts),
    failedText: () => 'Failed to load remote languages',
    fetch: (url, init) => {
      calls.push({ url: String(url), init: init ?? {} })
      return read(String(url), init ?? {})
    },
  })
  return { languages, shown, calls, speak: (next: string) => (locale = next) }
}

test('idle, loading, loaded: remote mode is on where the current language has texts', async () => {
  const { languages, shown, speak } = remote(() => later(50, () => answer(GERMAN)))
  expect([languages.state(), languages.isRemote()]).toEqual(['idle', false])
  const loading = languages.load()
  expect(languages.state()).toBe('loading')
  await vi.advanceTimersByTimeAsync(50)
  await loading
  expect([languages.state(), languages.isRemote(), languages.error()]).toEqual(['loaded', true, undefined])
  expect(shown).toEqual([GERMAN])
  speak('fr_FR')
  expect(languages.isRemote()).toBe(false)
})

test('the call: the path names the environment, the query the time, the header JSON', async () => {
  const { languages, calls } = remote(() => answer(GERMAN))
  await languages.load()
  expect(calls[0]?.url).toBe(`/api/platform/language/production/1/languages.json?t=${Date.now()}`)
  expect(calls[0]?.init).toMatchObject({ headers: { 'content-type': 'application/json' } })
})

test('what is no text is left out', async () => {
  const { languages, shown } = remote(() => answer({ de_DE: { 'a:b': 'c', d: 7 }, x: null }))
  await languages.load()
  expect(shown).toEqual([{ de_DE: { 'a:b': 'c' }, x: {} }])
})

describe('failures turn remote mode off', () => {
  test.each<[string, () => Promise<Response>, string]>([
    ['a status that is not OK', () => answer({}, 503), 'HTTP error 503'],
    ['not found', () => answer({}, 404), 'HTTP error 404'],
    ['a failure that says something', () => Promise.reject(new Error('offline')), 'offline'],
    ['a failure that says nothing', () => Promise.reject(new Error('')), 'Failed to load remote languages'],
    ['a list instead of languages', () => answer(null), 'no languages'],
  ])('%s', async (_name, read, error) => {
    localStorage.setItem(NAME, JSON.stringify({ version: 1, timestamp: 0, data: GERMAN }))
    const { languages, shown } = remote(read)
    await languages.load()
    expect([languages.state(), languages.isRemote(), languages.error()]).toEqual(['failed', false, error])
    expect(shown).toEqual([GERMAN, undefined])
  })

  test('no answer within ten seconds', async () => {
    const { languages } = remote(
      (_url, { signal }) =>
        new Promise((_resolve, reject) =>
          signal?.addEventListener('abort', () => reject(new Error('aborted')), { once: true }),
        ),
    )
    const loading = languages.load()
    await vi.advanceTimersByTimeAsync(9_999)
    expect(languages.state()).toBe('loading')
    await vi.advanceTimersByTimeAsync(1)
    await loading
    expect([languages.state(), languages.error()]).toEqual(['failed', 'aborted'])
  })

  test('the next load asks again', async () => {
    let online = false
    const { languages, calls } = remote(() => answer(GERMAN, online ? 200 : 500))
    await languages.load()
    online = true
    await languages.load()
    expect([languages.state(), languages.error(), calls.length]).toEqual(['loaded', undefined, 2])
  })
})

describe('the stored copy', () => {
  const store = (content: unknown) =>
    localStorage.setItem(NAME, typeof content === 'string' ? content : JSON.stringify(content))

  test('is shown first, and is enough for ten minutes', async () => {
    store({ version: 3, timestamp: Date.now() - 599_999, data: GERMAN })
    const { languages, shown, calls } = remote(() => answer({}))
    await languages.load()
    expect([languages.state(), languages.isRemote(), languages.version()]).toEqual(['loaded', true, 3])
    expect([shown, calls]).toEqual([[GERMAN], []])
  })

  test('an older one is shown until the new texts are there', async () => {
    store({ version: 3, timestamp: Date.now() - 600_000, data: GERMAN })
    const { languages, shown } = remote(() => answer({ de_DE: { 'shop:title': 'Geschäft' } }))
    await languages.load()
    expect(shown).toEqual([GERMAN, { de_DE: { 'shop:title': 'Geschäft' } }])
    expect(JSON.parse(localStorage.getItem(NAME) ?? '')).toMatchObject({
      timestamp: Date.now(),
      data: { de_DE: { 'shop:title': 'Geschäft' } },
    })
  })

  test.each(['{', '7', '"x"', '{"data":{}}', '{"version":"1","timestamp":1,"data":{}}', '[]'])(
    'one that cannot be parsed is deleted: %s',
    async content => {
      store(content)
      const { languages, shown } = remote(() => Promise.reject(new Error('offline')))
      await languages.load()
      expect(localStorage.getItem(NAME)).toBeNull()
      expect(shown).toEqual([undefined])
    },
  )
})

describe('the cache', () => {
  test('ten minutes', async () => {
    const { languages, calls } = remote(() => answer(GERMAN))
    await languages.load()
    vi.setSystemTime(Date.now() + 599_999)
    await languages.load()
    expect(calls).toHaveLength(1)
    vi.setSystemTime(Date.now() + 1)
    await languages.load()
    expect(calls).toHaveLength(2)
  })

  test('texts of another version are fetched at once', async () => {
    const { languages, calls } = remote(() => answer(GERMAN))
    await languages.load(4)
    await languages.load(4)
    expect(calls).toHaveLength(1)
    await languages.load(5)
    expect([calls.length, languages.version()]).toEqual([2, 5])
  })
})

test('a second load waits for the first, looking every 100 ms', async () => {
  const { languages, calls } = remote(() => later(250, () => answer(GERMAN)))
  const done: string[] = []
  void languages.load().then(() => done.push('first'))
  void languages.load().then(() => done.push('second'))
  await vi.advanceTimersByTimeAsync(250)
  expect(done).toEqual(['first'])
  await vi.advanceTimersByTimeAsync(49)
  expect(done).toEqual(['first'])
  await vi.advanceTimersByTimeAsync(1)
  expect(done).toEqual(['first', 'second'])
  expect(calls).toHaveLength(1)
})
