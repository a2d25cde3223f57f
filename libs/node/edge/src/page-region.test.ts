import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Fastify, { type FastifyInstance } from 'fastify'
import {
  DEFAULT_REGION,
  isClosed,
  regionWith,
  withRegionData,
  type RegionConfig,
  type RegionOwn,
} from '@tradeport/kernel/config'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { edge } from '.'

// What operators say of a region, in the pages of its front-ends.
let folder: string
let app: FastifyInstance
let own: RegionOwn | undefined
let now = new Date('2026-05-01T12:00:00Z')

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'tradeport-region-'))
  for (const name of ['portal', 'seller']) {
    mkdirSync(join(folder, name), { recursive: true })
    writeFileSync(
      join(folder, name, 'index.html'),
      '<!doctype html><html lang="en"><head><title>x</title></head><body><div id="root"></div></body></html>',
    )
  }
  mkdirSync(join(folder, 'h5/install'), { recursive: true })
  writeFileSync(join(folder, 'h5/index.html'), '<!doctype html><html lang="en"></html>')
  for (const name of ['default-en_US', 'default-zh_CN', 'py-en_US', 'cq-en_US'])
    writeFileSync(
      join(folder, `h5/install/${name}.webmanifest`),
      JSON.stringify({ name: 'As built', short_name: 'Built', start_url: '/h5/' }),
    )
  app = Fastify()
  app.register(async instance =>
    edge(instance, {
      appsFolder: folder,
      brandFolder: folder,
      publicDomain: 'tradeport.localhost:8080',
      clock: () => now,
      regions: { of: (region: RegionConfig) => (region.region === 'puyuan' ? regionWith(region, own) : region) },
    }),
  )
  await app.ready()
})
afterAll(async () => {
  await app.close()
  rmSync(folder, { recursive: true })
})
beforeEach(() => {
  own = undefined
  now = new Date('2026-05-01T12:00:00Z')
})

const page = async (url = '/', { label = 'www', ...headers }: Record<string, string> = {}) =>
  (await app.inject({ method: 'GET', url, headers: { host: `${label}.tradeport.localhost:8080`, ...headers } })).body
/** The region as the page's app has it. */
const regionIn = (html: string): RegionConfig => {
  const data = / data-own="([^"]*)"/.exec(html)?.[1]
  const text = data?.replaceAll(/&#(\d+);/g, (_whole, code: string) => String.fromCharCode(Number(code)))
  return withRegionData(DEFAULT_REGION, text)
}
const languageOf = (html: string) => /data-lang="(\w+)"/.exec(html)?.[1]

test('a page carries nothing more while everything is the file’s, and what differs along with it where something does', async () => {
  expect(await page()).not.toContain('data-own')
  own = { hotline: '400 111 2222', regionTitle: { en_US: '</script><b> $&' }, locales: ['zh_CN', 'en_US'] }
  const html = await page()
  expect(regionIn(html)).toMatchObject({ hotline: '400 111 2222', localeList: ['zh_CN', 'en_US'], currency: 'CNY' })
  expect(regionIn(html).own?.texts?.regionTitle.en_US).toBe('</script><b> $&')
  expect(html).not.toContain('<b>')
  expect(await page('/cq/')).not.toContain('data-own')
  own = {
    names: { puyuan: { en_US: 'Knit quarter' }, demo: { en_US: 'Sandbox' } },
    locale: 'de_DE',
    tradeTypes: ['domestic'],
  }
  const other = regionIn(await page())
  expect(other).toMatchObject({ locale: 'de_DE', tradeTypes: ['domestic'], own: { names: own.names } })
  expect(other.own?.texts?.regionName.en_US).toBe('Knit quarter')
})

test.each([
  ['/', { cookie: 'lang=ru_RU', 'accept-language': 'ru' }, 'zh_CN'],
  ['/', { cookie: 'lang=ru_RU', 'accept-language': 'de' }, 'de_DE'],
  ['/?lang=ru_RU', { 'accept-language': 'de' }, 'de_DE'],
  ['/?lang=de_DE', {}, 'de_DE'],
  ['/', { label: 'seller', cookie: 'lang_admin=ru_RU' }, 'zh_CN'],
  // Another region is as it was.
  ['/cq/', { cookie: 'lang=ru_RU' }, 'ru_RU'],
])('where a language is off, %s with %o is in %s', async (url, headers, locale) => {
  own = { locales: ['de_DE', 'zh_CN'] }
  expect(languageOf(await page(url, headers as Record<string, string>))).toBe(locale)
})

test('a notice stands above the app in every language that is offered, between its moments, in words and not in markup', async () => {
  own = {
    locales: ['zh_CN', 'en_US', 'de_DE'],
    notice: {
      text: { zh_CN: '周五休市 <b>', de_DE: 'Freitag geschlossen' },
      from: '2026-05-01T00:00:00Z',
      until: '2026-05-03T00:00:00Z',
    },
  }
  const html = await page('/?lang=de_DE')
  expect(html).toContain('<aside class="tp-notice" data-kind="notice" aria-label="Hinweis">')
  expect(html).toContain('<p lang="de-DE">Freitag geschlossen</p>')
  // Without a text of their own, and without English: the region's default language.
  expect(html).toContain('<p lang="en-US"><span lang="zh-CN">周五休市 &#60;b&#62;</span></p>')
  expect(html).not.toContain('<p lang="fr-FR">')
  expect(html.indexOf('<aside')).toBeLessThan(html.indexOf('<div id="root">'))
  expect(regionIn(html).own?.notice).toBeUndefined()
  now = new Date('2026-05-03T00:00:00Z')
  expect(await page()).not.toContain('tp-notice')
  now = new Date('2026-04-30T00:00:00Z')
  expect(await page()).not.toContain('tp-notice')
})

test('a closed region says so on every page of every front-end, and why', async () => {
  own = { closed: { since: '2026-04-30T00:00:00Z', text: { zh_CN: '春节休市', en_US: 'Back on Monday.' } } }
  for (const label of ['www', 'seller']) {
    const html = await page('/', { label, 'accept-language': 'en' })
    expect(html).toContain('aria-label="This market is closed."')
    expect(html).toContain('nothing new can be begun for now. Back on Monday.</p>')
    expect(isClosed(regionIn(html))).toBe(true)
  }
  expect(await page('/cq/')).not.toContain('tp-notice')
})

test('a phone installs the region under the names that its operators gave it, language by language', async () => {
  const installed = (name: string, headers: Record<string, string> = {}) =>
    app.inject({
      method: 'GET',
      url: `/h5/install/${name}.webmanifest`,
      headers: { host: 'h5.tradeport.localhost:8080', ...headers },
    })
  const before = await installed('py-en_US')
  expect(before.json()).toMatchObject({ name: 'As built', short_name: 'Built' })
  expect(before.headers['cache-control']).toBe('no-cache')
  own = { regionTitle: { en_US: 'Wool Town' }, regionFullTitle: { en_US: 'Wool Town "Market"' } }
  const renamed = await installed('py-en_US', { 'if-none-match': String(before.headers.etag) })
  expect(renamed.json()).toEqual({ name: 'Wool Town "Market"', short_name: 'Wool Town', start_url: '/h5/' })
  expect(renamed.headers['content-type']).toContain('application/manifest+json')
  expect((await installed('py-en_US', { 'if-none-match': String(renamed.headers.etag) })).statusCode).toBe(304)
  // The deployment's default region; a language without a name of its own; another region; one that is none.
  expect((await installed('default-en_US')).json()).toMatchObject({ short_name: 'Wool Town' })
  expect((await installed('default-zh_CN')).json()).toMatchObject({ short_name: 'Built' })
  expect((await installed('cq-en_US')).json()).toMatchObject({ short_name: 'Built' })
  expect((await installed('xx-en_US')).statusCode).toBe(404)
})
