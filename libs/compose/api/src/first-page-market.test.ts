import { randomUUID } from 'node:crypto'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { catalogueServer } from '@tradeport/domain/catalogue/server'
import {
  aServiceInput,
  marketSiteMapCount,
  marketSiteMapEntries,
  serviceApprovePass,
  serviceDraft,
  serviceSubmit,
} from '@tradeport/domain/service-market/contract'
import { NOTHING_SAID, NO_AGREEMENTS, serviceMarketServer } from '@tradeport/domain/service-market/server'
import { PORTAL_LOCALES } from '@tradeport/kernel/config'
import { edge } from '@tradeport/node/edge'
import { startModuleApi, type TestApi } from '@tradeport/testing/harness'
import { createFirstPages, createSiteMap, plug } from '.'
import { shopPorts } from './shop-ports'

const HOST = 'tradeport.localhost:8080'
const MARKET = `http://service.${HOST}`
const NOWHERE = '01990000-0000-7000-8000-000000000000'

let api: TestApi
let served: FastifyInstance
let folder: string
const hidden: string[] = []
let service: { id: string; companyId: string }

const facts = {
  name: 'Clearway',
  logoFileId: null,
  country: 'CN',
  city: 'Jiaxing',
  introduction: {},
  verified: true,
  memberSince: null,
}

async function published() {
  const [provider, reviewer] = [
    await api.person({ kind: 'provider' }),
    await api.person({ kind: 'operator', roles: ['op_reviewer'] }),
  ]
  const file = async (kind: 'image' | 'document') => {
    const id = randomUUID()
    await api.pool.query(
      `insert into file_asset (id, region_id, owner_user_id, owner_company_id, kind, visibility, file_name, mime, size, sha256,
         storage_key, created_at)
       select $1, region_id, id, $3, $4, $5, 'a', 'image/webp', 1, '', '', now() from user_account where id = $2`,
      [id, provider.actor.userId, provider.actor.companyId, kind, kind === 'image' ? 'public' : 'private'],
    )
    return id
  }
  const [coverFileId, paper] = [await file('image'), await file('document')]
  const base = aServiceInput()
  const qualifications = (base.qualifications ?? []).map(each => ({ ...each, fileId: paper }))
  const draft = await provider.ok(serviceDraft, { ...base, coverFileId, qualifications })
  const submitted = await provider.ok(serviceSubmit, { id: draft.id, version: draft.version })
  await reviewer.ok(serviceApprovePass, { id: draft.id, version: submitted.version })
  return { id: draft.id, companyId: provider.actor.companyId ?? '' }
}

beforeAll(async () => {
  const providers = {
    companySaid: async () => NOTHING_SAID,
    stakesOf: async () => new Set<string>(),
    hiddenProviders: async () => hidden,
    named: async () => [],
    providersOf: async (_ctx: unknown, ids: readonly string[]) => new Map(ids.map(id => [id, facts])),
  }
  const records = { ofServices: async () => new Map(), ofProviders: async () => new Map() }
  const shipments = { shipmentOf: async () => undefined }
  const goods = { needingConformity: async () => [] }
  const usage = { begun: async () => [] }
  api = await startModuleApi([
    plug(catalogueServer, shopPorts),
    plug(serviceMarketServer, {
      providers,
      records,
      shipments,
      goods,
      usage,
      agreementTemplates: NO_AGREEMENTS,
      words: async () => ({}),
    }),
  ])
  service = await published()
  folder = mkdtempSync(join(tmpdir(), 'tradeport-market-page-'))
  mkdirSync(join(folder, 'service-market'))
  writeFileSync(
    join(folder, 'service-market', 'index.html'),
    '<!doctype html><html><head><title>x</title></head><body><div id="root"></div></body></html>',
  )
  served = Fastify()
  served.register(async instance =>
    edge(instance, {
      appsFolder: folder,
      brandFolder: folder,
      publicDomain: HOST,
      firstPage: createFirstPages(api.api.app),
      firstPageMs: 30_000,
      siteMap: createSiteMap(api.api.app),
    }),
  )
  await served.ready()
})
afterAll(async () => {
  await served.close()
  await api.close()
  rmSync(folder, { recursive: true })
})

const get = (url: string) => served.inject({ url, headers: { host: `service.${HOST}`, 'accept-language': 'en' } })

test('a service is described to search engines and previews, at the market’s own address', async () => {
  const { statusCode, headers, body } = await get(`/service/${service.id}`)
  expect(statusCode).toBe(200)
  expect(headers['x-robots-tag']).toBeUndefined()
  expect(body).toContain(`<link rel="canonical" href="${MARKET}/service/${service.id}"`)
  expect(body.match(/hreflang="/g)).toHaveLength(PORTAL_LOCALES.length + 1)
  expect(body).toMatch(new RegExp(`property="og:image" content="${MARKET}/api/file/image/[0-9a-f-]{36}\\?w=1200"`))
  const json = [...body.matchAll(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs)].map(
    ([, text = '']): Record<string, unknown> => JSON.parse(text),
  )
  expect(json.find(each => each['@type'] === 'Service')).toMatchObject({
    url: `${MARKET}/service/${service.id}`,
    provider: { name: 'Clearway', url: `${MARKET}/provider/${service.companyId}` },
  })
})

test.each([
  ['/', 200],
  ['/services', 200],
  ['/nothing', 404],
  ['/category/nothing', 404],
  [`/service/${NOWHERE}`, 404],
  ['/service/none', 404],
  [`/provider/${NOWHERE}`, 404],
] as const)('%s is answered with %i', async (path, status) => {
  const { statusCode, headers, body } = await get(path)
  expect(statusCode).toBe(status)
  expect(headers['x-robots-tag'] === undefined).toBe(status === 200)
  expect(body).toMatch(/<title>[^<]{4,}<\/title>/)
  if (status === 200) expect(body).toMatch(/<meta name="description" content="[^"]{20,}"/)
})

test('signing in is kept from search', async () => {
  expect((await get('/login')).headers['x-robots-tag']).toBe('noindex, nofollow')
})

test('search engines find the services on sale and who offers them, region by region', async () => {
  expect((await get('/robots.txt')).body).toContain(`Sitemap: ${MARKET}/sitemap.xml\n`)
  const listed = async (path: string) =>
    [...(await get(path)).body.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, loc]) => loc)
  expect(await listed('/sitemap.xml')).toEqual(
    ['pages', 'services', 'providers'].map(part => `${MARKET}/sitemap/${part}-1.xml`),
  )
  expect(await listed('/sitemap/services-1.xml')).toEqual([`${MARKET}/service/${service.id}`])
  expect(await listed('/sitemap/providers-1.xml')).toEqual([`${MARKET}/provider/${service.companyId}`])
  const pages = await listed('/sitemap/pages-1.xml')
  expect(pages).toEqual(expect.arrayContaining([`${MARKET}/services`, `${MARKET}/category/CUSTOMS`]))
  // What is listed is found there, in each language.
  const first = await get(new URL(pages.at(-1) ?? '').pathname)
  expect(first.statusCode).toBe(200)
  expect(first.body.match(/hreflang="/g)).toHaveLength(PORTAL_LOCALES.length + 1)
  expect(await listed('/cq/sitemap.xml')).toEqual([`${MARKET}/cq/sitemap/pages-1.xml`])
  for (const path of ['/sitemap/services-2.xml', '/sitemap/products-1.xml', '/cq/sitemap/services-1.xml'])
    expect((await get(path)).statusCode).toBe(404)
})

test('a service that is taken off, and one whose provider is not shown, are not listed', async () => {
  const other = await published()
  const entries = async () =>
    (await api.visitor.ok(marketSiteMapEntries, { kind: 'service' })).entries.map(({ id }) => id)
  expect(await entries()).toEqual([service.id, other.id].sort())
  hidden.push(other.companyId)
  expect(await entries()).toEqual([service.id])
  expect(await api.visitor.ok(marketSiteMapCount, {})).toEqual({ service: 1, provider: 1 })
  hidden.length = 0
  await api.pool.query(`update service set status = 'off_shelf' where id = $1`, [other.id])
  expect(await entries()).toEqual([service.id])
})
