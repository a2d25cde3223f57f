import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { storedLanguages } from '../language-copy'
import type { LanguageTexts } from '../overlay'
import { createLanguageData } from './language-data'

const NAME = 'tradeport.languages.1'

beforeEach(() => {
  vi.useFakeTimers()
  localStorage.clear()
})
afterEach(() => {
  vi.useRealTimers()
})

interface Host {
  version: number
  texts: Record<string, Record<string, string>>
  /** Answers with this status instead, so many times. */
  broken?: { file: string; status: number; times: number }
}

function workApp(host: Host) {
  const shown: (LanguageTexts | undefined)[] = []
  const calls: string[] = []
  let locale = 'de_DE'
  const data = createLanguageData({
    regionId: '1',
    locale: () => locale,
    show: texts => void shown.push(texts),
    fetch: async url => {
      const path = String(url).replace('/api/platform/language/data/1/', '')
      calls.push(path)
      if (host.broken?.file === path && host.broken.times-- > 0) return new Response('', { status: host.broken.status })
      if (path === 'data-config.json')
        return new Response(
          JSON.stringify({ version: host.version, fileVersion: host.version ? `${host.version}.0` : '' }),
        )
      const [, version, language = ''] = /^(\d+)\.0\/(\w+)\.json$/.exec(path) ?? []
      return new Response(JSON.stringify({ 'shop:title': `${host.texts[language]?.['shop:title']} v${version}` }))
    },
  })
  const load = async () => {
    const loading = data.load()
    await vi.advanceTimersByTimeAsync(20_000)
    await loading
  }
  return { load, shown, calls, speak: (next: string) => (locale = next) }
}

const texts = { de_DE: { 'shop:title': 'Laden' }, fr_FR: { 'shop:title': 'Boutique' } }
const title = () => storedLanguages('1')?.('de_DE', 'shop', 'title')

test('nothing was ever published: one small file is read, nothing is kept', async () => {
  const { load, shown, calls } = workApp({ version: 0, texts })
  await load()
  expect([calls, shown, localStorage.getItem(NAME)]).toEqual([['data-config.json'], [], null])
})

test('a newer version is fetched, saved and shown; the same one is not fetched again', async () => {
  const host: Host = { version: 1, texts }
  const { load, shown, calls } = workApp(host)
  await load()
  expect([calls, title()]).toEqual([['data-config.json', '1.0/de_DE.json'], 'Laden v1'])
  await load()
  expect(calls).toHaveLength(3)
  host.version = 2
  await load()
  expect([calls.at(-1), title()]).toEqual(['2.0/de_DE.json', 'Laden v2'])
  expect(shown.map(each => each?.['de_DE']?.['shop:title'])).toEqual(['Laden v1', 'Laden v2'])
})

test('another language is fetched once and kept beside the first', async () => {
  const { load, shown, calls, speak } = workApp({ version: 1, texts })
  await load()
  speak('fr_FR')
  await load()
  speak('de_DE')
  await load()
  expect(calls.filter(path => path.endsWith('_DE.json') || path.endsWith('_FR.json'))).toEqual([
    '1.0/de_DE.json',
    '1.0/fr_FR.json',
  ])
  expect(Object.keys(shown.at(-1) ?? {})).toEqual(['de_DE', 'fr_FR'])
})

describe('on failure the local copy is used', () => {
  test.each(['data-config.json', '2.0/de_DE.json'])('%s does not come', async file => {
    const host: Host = { version: 1, texts }
    const { load, shown } = workApp(host)
    await load()
    Object.assign(host, { version: 2, broken: { file, status: 500, times: 99 } })
    await load()
    expect([title(), shown.length]).toEqual(['Laden v1', 1])
  })

  test('a file is tried again five times, from 350 ms doubled', async () => {
    const host: Host = { version: 1, texts, broken: { file: '1.0/de_DE.json', status: 502, times: 5 } }
    const { load, calls } = workApp(host)
    await load()
    expect(calls.filter(path => path === '1.0/de_DE.json')).toHaveLength(6)
    expect(title()).toBe('Laden v1')
  })
})

test('a host that was set up anew counts, although its version is lower', async () => {
  const host: Host = { version: 7, texts }
  const { load, shown } = workApp(host)
  await load()
  host.version = 1
  await load()
  expect(title()).toBe('Laden v1')
  host.version = 0
  await load()
  expect([title(), shown.at(-1)]).toEqual([undefined, undefined])
})
