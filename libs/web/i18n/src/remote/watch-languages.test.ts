import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createI18n } from '../i18n'
import { watchLanguages, type LanguageWatch } from './watch-languages'

let watch: LanguageWatch | undefined

beforeEach(() => {
  vi.useFakeTimers()
  localStorage.clear()
})
afterEach(() => {
  watch?.stop()
  vi.useRealTimers()
})

async function page(isPublic: boolean) {
  const host = { version: 1, title: 'Laden', isConfigThere: true, isThere: true }
  const calls: string[] = []
  const file = (texts: object) => vi.fn(() => Promise.resolve({ default: texts }))
  const i18n = await createI18n({
    locale: 'de_DE',
    files: { shop: { de_DE: file({ title: 'eingebaut' }), fr_FR: file({ title: 'intégré' }) } },
    preload: ['shop'],
  })
  watch = watchLanguages({
    i18n,
    isPublic,
    regionId: '1',
    fetch: async url => {
      const name = String(url).replace(/^.*\//, '').replace(/\?.*/, '')
      calls.push(name)
      if (!(name === 'data-config.json' ? host.isConfigThere : host.isThere)) return new Response('', { status: 503 })
      if (name === 'data-config.json')
        return new Response(JSON.stringify({ version: host.version, fileVersion: `${host.version}.0` }))
      const texts = { 'shop:title': host.title }
      return new Response(JSON.stringify(name === 'languages.json' ? { de_DE: texts } : texts))
    },
  })
  const settle = () => vi.advanceTimersByTimeAsync(1)
  await settle()
  return { host, calls, i18n, settle, title: () => i18n.text('shop', 'title') }
}

test.each([
  ['visitors', true, 'languages.json'],
  ['work apps', false, 'de_DE.json'],
])('%s: published texts replace the built-in ones in the open page', async (_name, isPublic, name) => {
  const { host, calls, i18n, settle, title } = await page(isPublic)
  expect([title(), calls]).toEqual(['Laden', ['data-config.json', name]])
  const heard = vi.fn()
  i18n.subscribe(heard)
  const before = i18n.edition()
  Object.assign(host, { version: 2, title: 'Geschäft' })
  await watch?.check()
  expect([title(), heard.mock.calls.length]).toEqual(['Geschäft', 1])
  expect(i18n.edition()).not.toBe(before)
  await watch?.check()
  await settle()
  expect(calls.filter(each => each === name)).toHaveLength(2)
})

test.each([
  ['ten minutes', () => vi.advanceTimersByTimeAsync(600_000)],
  ['looking at the page again', async () => void window.dispatchEvent(new Event('focus'))],
  ['the tab being shown', async () => void document.dispatchEvent(new Event('visibilitychange'))],
])('%s: the version is looked at', async (_name, happen) => {
  const { host, settle, title } = await page(true)
  Object.assign(host, { version: 2, title: 'Geschäft' })
  await happen()
  await settle()
  expect(title()).toBe('Geschäft')
})

test('the language changes on a public page: it is looked at again, and remote mode is on where the language has texts', async () => {
  const { calls, i18n, settle, title } = await page(true)
  calls.length = 0
  await i18n.change('fr_FR')
  await settle()
  expect([title(), calls]).toEqual(['intégré', ['data-config.json']])
  await i18n.change('de_DE')
  await settle()
  expect([title(), calls]).toEqual(['Laden', ['data-config.json', 'data-config.json']])
})

test('a public page whose version file does not come keeps its languages for ten minutes, then asks again', async () => {
  const { host, calls, settle, title } = await page(true)
  Object.assign(host, { isConfigThere: false, title: 'Geschäft' })
  calls.length = 0
  await watch?.check()
  expect([title(), calls]).toEqual(['Laden', ['data-config.json']])
  await vi.advanceTimersByTimeAsync(600_000)
  await settle()
  expect([title(), calls.at(-1)]).toEqual(['Geschäft', 'languages.json'])
})

test('a public page whose languages fail speaks in the built-in ones until the next look', async () => {
  const { host, settle, title } = await page(true)
  Object.assign(host, { version: 2, title: 'Geschäft', isThere: false })
  await watch?.check()
  expect(title()).toBe('eingebaut')
  host.isThere = true
  window.dispatchEvent(new Event('focus'))
  await settle()
  expect(title()).toBe('Geschäft')
})

test('the language changes: its texts are loaded', async () => {
  const { calls, i18n, settle, title } = await page(false)
  await i18n.change('fr_FR')
  await settle()
  expect(calls.at(-1)).toBe('fr_FR.json')
  expect(title()).toBe('Laden')
})

test('of many reasons at once one check follows the running one', async () => {
  const { calls, settle } = await page(true)
  calls.length = 0
  for (let n = 0; n < 5; n += 1) window.dispatchEvent(new Event('focus'))
  await settle()
  expect(calls).toEqual(['data-config.json', 'data-config.json'])
})

test('after stop nothing is asked any more', async () => {
  const { calls, settle } = await page(true)
  watch?.stop()
  calls.length = 0
  window.dispatchEvent(new Event('focus'))
  await vi.advanceTimersByTimeAsync(1_200_000)
  await settle()
  expect(calls).toEqual([])
})
