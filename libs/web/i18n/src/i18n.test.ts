import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createI18n, type I18nConfig } from './i18n'
import type { LocaleFiles } from './namespaces'

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
})
afterEach(() => {
  vi.useRealTimers()
})

const file = (texts: Record<string, string>) => vi.fn(() => Promise.resolve({ default: texts }))

const start = (files: Record<string, LocaleFiles>, rest: Partial<I18nConfig> = {}) =>
  createI18n({ locale: 'zh_CN', files, preload: Object.keys(files), ...rest })

describe('texts', () => {
  test('flat keys with points, placeholders in braces, plurals by count', async () => {
    const i18n = await start(
      { shop: { en_US: file({ 'a.b:c': 'Hello {name}', n_one: '{count} piece', n_other: '{count} pieces' }) } },
      { locale: 'en_US' },
    )
    expect(i18n.text('shop', 'a.b:c')).toBe('Hello {name}')
    expect(i18n.text('shop', 'a.b:c', { name: '<b>' })).toBe('Hello <b>')
    expect(i18n.text('shop', 'n', { count: 1 })).toBe('1 piece')
    expect(i18n.text('shop', 'n', { count: 5 })).toBe('5 pieces')
  })

  test('plural forms by the rules of the language, the general one where a form is missing', async () => {
    const forms = { n_one: '{count} штука', n_few: '{count} штуки', n_many: '{count} штук', n_other: '{count} штуки' }
    const i18n = await start(
      { shop: { ru_RU: file({ ...forms, m_other: 'много', z_zero: 'пусто', z_other: 'есть' }) } },
      { locale: 'ru_RU' },
    )
    expect([1, 3, 5, 21].map(count => i18n.text('shop', 'n', { count }))).toEqual([
      '1 штука',
      '3 штуки',
      '5 штук',
      '21 штука',
    ])
    expect(i18n.text('shop', 'm', { count: 1 })).toBe('много')
    expect([0, 2].map(count => i18n.text('shop', 'z', { count }))).toEqual(['пусто', 'есть'])
  })

  test('a function that was handed out keeps its language', async () => {
    const i18n = await start({ shop: { zh_CN: file({ x: '你好' }), de_DE: file({ x: 'Hallo' }) } })
    const t = i18n.translate('common')
    await i18n.change('de_DE')
    expect(t('action.send')).not.toBe(i18n.translate('common')('action.send'))
  })

  test('one file per language and namespace, English only where the language has none', async () => {
    const chinese = file({ x: '你好' })
    const english = file({ x: 'hello' })
    const other = file({ y: 'only English' })
    const i18n = await start({ shop: { zh_CN: chinese, en_US: english }, rest: { './locale/en_US.ts': other } })
    expect(i18n.text('shop', 'x')).toBe('你好')
    expect(i18n.text('rest', 'y')).toBe('only English')
    expect(english).not.toHaveBeenCalled()
    expect(other).toHaveBeenCalledOnce()
  })

  test('namespaces are loaded when they are asked for, once', async () => {
    const later = file({ x: '以后' })
    const i18n = await start({ later: { zh_CN: later } }, { preload: [] })
    expect(later).not.toHaveBeenCalled()
    await Promise.all([i18n.load(['later', 'unknown']), i18n.load(['later'])])
    await i18n.load(['later'])
    expect(later).toHaveBeenCalledOnce()
    expect(i18n.text('later', 'x')).toBe('以后')
  })

  test('what is no text is left out, an unknown key shows itself', async () => {
    const i18n = await start({ shop: { zh_CN: () => Promise.resolve({ default: { a: 1, b: 'B' } }) } })
    expect(i18n.text('shop', 'b')).toBe('B')
    expect(i18n.text('shop', 'a')).toBe('a')
  })

  test('an overlay comes before the built-in text, with placeholders and all', async () => {
    const i18n = await start(
      { shop: { zh_CN: file({ a: '内置 {n}', b: '内置' }) } },
      {
        overlay: (locale, namespace, key) =>
          `${locale}/${namespace}/${key}` === 'zh_CN/shop/a' ? '远程 {n}' : undefined,
      },
    )
    expect(i18n.text('shop', 'a', { n: 3 })).toBe('远程 3')
    expect(i18n.text('shop', 'b')).toBe('内置')
  })
})

describe('faults', () => {
  test('a file is tried again five times, from 350 ms doubled', async () => {
    let tries = 0
    const at: number[] = []
    const began = Date.now()
    const flaky = () => {
      tries += 1
      at.push(Date.now() - began)
      return tries < 4 ? Promise.reject(new Error('offline')) : Promise.resolve({ default: { x: '到了' } })
    }
    const starting = start({ shop: { zh_CN: flaky } })
    await vi.advanceTimersByTimeAsync(5_000)
    const i18n = await starting
    expect(i18n.text('shop', 'x')).toBe('到了')
    const gaps = at.slice(1).map((time, index) => time - (at[index] ?? 0))
    for (const [index, expected] of [350, 700, 1_400].entries()) {
      expect(gaps[index]).toBeGreaterThanOrEqual(expected)
      expect(gaps[index]).toBeLessThan(expected + 120)
    }
  })

  test('a namespace that could not be loaded is asked for again by the next page that needs it', async () => {
    let isOnline = false
    const i18n = await start(
      {
        shop: {
          zh_CN: () => (isOnline ? Promise.resolve({ default: { x: '到了' } }) : Promise.reject(new Error('offline'))),
        },
      },
      { preload: [] },
    )
    const loading = i18n.load(['shop'])
    const waiting = i18n.whenReady('shop')
    await vi.advanceTimersByTimeAsync(30_000)
    await Promise.all([loading, waiting])
    expect([i18n.whenReady('shop') === waiting, i18n.text('shop', 'x')]).toEqual([true, 'x'])
    isOnline = true
    const again = i18n.load(['shop'])
    // Who shows the key meanwhile is not made to wait for another try.
    expect(i18n.whenReady('shop')).toBe(waiting)
    await again
    expect(i18n.text('shop', 'x')).toBe('到了')
  })

  test('after that English stands in', async () => {
    const broken = vi.fn(() => Promise.reject(new Error('gone')))
    const starting = start({ shop: { zh_CN: broken, en_US: file({ x: 'English' }) } })
    await vi.advanceTimersByTimeAsync(30_000)
    const i18n = await starting
    expect(broken).toHaveBeenCalledTimes(6)
    expect(i18n.text('shop', 'x')).toBe('English')
  })

  test('at most ten files are read at the same time', async () => {
    let reading = 0
    let most = 0
    const slow = async () => {
      reading += 1
      most = Math.max(most, reading)
      await new Promise(resolve => setTimeout(resolve, 20))
      reading -= 1
      return { default: {} }
    }
    const files = Object.fromEntries(Array.from({ length: 25 }, (_, index) => [`ns${index}`, { zh_CN: slow }]))
    const starting = start(files)
    await vi.advanceTimersByTimeAsync(1_000)
    await starting
    expect(most).toBeLessThanOrEqual(10)
    expect(most).toBeGreaterThan(5)
  })
})

describe('changing the language', () => {
  test('loads what is in use, then switches texts and document', async () => {
    const i18n = await start({ shop: { zh_CN: file({ x: '你好' }), de_DE: file({ x: 'Hallo' }) } })
    expect(document.documentElement.lang).toBe('zh-CN')
    expect(document.documentElement.dir).toBe('ltr')
    const heard: string[] = []
    i18n.subscribe(() => heard.push(i18n.locale()))
    await i18n.change('de_DE')
    expect(heard).toEqual(['de_DE'])
    expect(i18n.text('shop', 'x')).toBe('Hallo')
    expect(document.documentElement.lang).toBe('de-DE')
    await i18n.change('in_ID')
    expect(document.documentElement.lang).toBe('id-ID')
  })

  test('of two changes in a row the last one counts, however long the first takes', async () => {
    const slow = () => new Promise(resolve => setTimeout(() => resolve({ default: { x: 'Hallo' } }), 500))
    const i18n = await start({ shop: { zh_CN: file({ x: '你好' }), de_DE: slow, fr_FR: file({ x: 'Bonjour' }) } })
    const changes = Promise.all([i18n.change('de_DE'), i18n.change('fr_FR')])
    await vi.advanceTimersByTimeAsync(1_000)
    await changes
    expect([i18n.locale(), i18n.text('shop', 'x')]).toEqual(['fr_FR', 'Bonjour'])
  })
})
