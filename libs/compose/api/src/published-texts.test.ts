import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { productDetail } from '@tradeport/domain/catalogue/contract'
import { profile, sendCode } from '@tradeport/domain/identity/contract'
import {
  languageDraft,
  languagePublish,
  languageTextPage,
  languageTextReset,
  languageTextSave,
} from '@tradeport/domain/language/contract'
import { PLATFORMS, REGIONS, type LocaleCode, type RegionConfig } from '@tradeport/kernel/config'
import type { Endpoint } from '@tradeport/kernel/contract-kit'
import { createPool, uuidv7 } from '@tradeport/node/db'
import { diskBlobs } from '@tradeport/node/server-kit'
import { startTestApi, type Caller, type TestApi } from '@tradeport/testing/harness'
import { createApi, type Api } from './create-api'

let api: TestApi
/** Another process over the same database, as far as the product can tell. */
let second: Api
let operator: Caller

beforeAll(async () => {
  api = await startTestApi()
  second = await createApi({
    pool: createPool(api.databaseUrl),
    databaseUrl: api.databaseUrl,
    blobs: diskBlobs('/nowhere'),
    publicUrl: 'http://www.tradeport.localhost:8080',
    callsPerMinute: 0,
    clock: () => api.clock.now,
  })
  operator = await api.person({ kind: 'operator' })
  await Promise.all([api.api.start(), second.start()])
})
afterAll(async () => {
  await second.close()
  await second.parts.pool.end()
  await api.close()
})

interface Said {
  msg: string
  fields: string[]
}

async function refusalOf(
  app: Api,
  endpoint: Endpoint,
  body: object,
  locale: LocaleCode,
  region: RegionConfig,
): Promise<Said> {
  const response = await app.app.inject({
    method: 'POST',
    url: `/api${endpoint.path}`,
    headers: { locale, 'content-type': 'application/json', 'idempotency-key': uuidv7() },
    payload: JSON.stringify({ ...body, source: region.source }),
  })
  const { msg, data } = response.json<{ msg: string; data: { fieldErrors?: { message: string }[] } | null }>()
  return { msg, fields: data?.fieldErrors?.map(field => field.message) ?? [] }
}

const missing = (app: Api, locale: LocaleCode = 'de_DE', region = REGIONS.puyuan) =>
  refusalOf(app, productDetail, { id: uuidv7() }, locale, region).then(({ msg }) => msg)
const empty = (app: Api) => refusalOf(app, productDetail, {}, 'de_DE', REGIONS.puyuan)

type At = { namespace: string; key: string; scope?: string }

async function textAt({ scope = 'all', ...at }: At) {
  const { records } = await operator.ok(languageTextPage, {
    scope,
    locale: 'de_DE',
    ...at,
    keyword: at.key,
    pageSize: 200,
  })
  const row = records.find(each => each.key === at.key)
  if (!row) throw new Error(`${at.namespace}:${at.key} is no text`)
  return row
}

async function say(at: At, text: string) {
  const { version } = await textAt(at)
  return operator.call(languageTextSave, { scope: 'all', locale: 'de_DE', ...at, version, text })
}

async function publish(scope = 'all') {
  const { stamp } = await operator.ok(languageDraft, { scope })
  await operator.ok(languagePublish, { scope, stamp })
}

const NOT_FOUND = { namespace: 'errors', key: 'MALL600404' }

test('a published message is what every process answers at once, in its language and region only', async () => {
  const before = await missing(second)
  const english = await missing(second, 'en_US')
  await say(NOT_FOUND, 'Das gibt es hier nicht.')
  expect(await missing(api.api)).toBe(before)
  await publish()
  for (const each of [api.api, second])
    await vi.waitFor(async () => expect(await missing(each)).toBe('Das gibt es hier nicht.'))
  expect(await missing(second, 'en_US')).toBe(english)

  const scope = REGIONS.puyuan.regionId
  await say({ ...NOT_FOUND, scope }, 'In Puyuan gibt es das nicht.')
  await publish(scope)
  for (const each of [api.api, second])
    await vi.waitFor(async () => expect(await missing(each)).toBe('In Puyuan gibt es das nicht.'))
  expect(await missing(second, 'de_DE', REGIONS.demo)).toBe('Das gibt es hier nicht.')

  for (const at of [
    { ...NOT_FOUND, scope },
    { ...NOT_FOUND, scope: 'all' },
  ]) {
    const { version } = await textAt(at)
    await operator.ok(languageTextReset, { locale: 'de_DE', ...at, version })
    await publish(at.scope)
  }
  for (const each of [api.api, second]) await vi.waitFor(async () => expect(await missing(each)).toBe(before))
})

test('the words of a menu are those of the newest edition of the region that asks', async () => {
  const at = { namespace: 'catalogue', key: 'product.title' }
  const scope = REGIONS.puyuan.regionId
  const here = await api.person({ kind: 'seller', region: REGIONS.puyuan })
  const elsewhere = await api.person({ kind: 'seller', region: REGIONS.demo })
  const ofSeller = { headers: { requestsource: String(PLATFORMS.seller.requestSource), locale: 'de_DE' } }
  const words = async () =>
    Promise.all([here, elsewhere].map(async each => (await each.ok(profile, {}, ofSeller)).menuWords['products']))
  const [builtIn] = await words()
  await say(at, 'Warenkatalog')
  expect(await words()).toEqual([builtIn, builtIn])
  await publish()
  expect(await words()).toEqual(['Warenkatalog', 'Warenkatalog'])
  await say({ ...at, scope }, 'Waren aus Puyuan')
  await publish(scope)
  expect(await words()).toEqual(['Waren aus Puyuan', 'Warenkatalog'])
  for (const each of [
    { ...at, scope },
    { ...at, scope: 'all' },
  ]) {
    const { version } = await textAt(each)
    await operator.ok(languageTextReset, { locale: 'de_DE', ...each, version })
    await publish(each.scope)
  }
  expect(await words()).toEqual([builtIn, builtIn])
})

test('the message of a field, with its placeholder', async () => {
  const required = (await empty(second)).fields
  expect(required).toHaveLength(1)
  await say({ namespace: 'validation', key: 'required' }, 'Das fehlt noch.')
  await publish()
  await vi.waitFor(async () => expect((await empty(second)).fields).toEqual(['Das fehlt noch.']))
})

test('placeholders and the length that can be shown are checked', async () => {
  const refused = { code: 'MALL600400', data: { fieldErrors: [{ path: 'text' }] } }
  expect(await say({ namespace: 'errors', key: 'MALL610203' }, 'Zu viele Zeilen')).toMatchObject(refused)
  expect(await say({ namespace: 'errors', key: 'MALL610203' }, 'Mehr als {max} Zeilen {zu}')).toMatchObject(refused)
  expect(await say(NOT_FOUND, 'x'.repeat(101))).toMatchObject(refused)
  expect(await say({ namespace: 'mail', key: 'password_reset.body' }, 'Ohne Code')).toMatchObject(refused)
})

test('mail says what was published', async () => {
  const buyer = await api.person({ kind: 'buyer', locale: 'de_DE' })
  const { rows } = await api.pool.query<{ email: string }>('select email from user_account where id = $1', [
    buyer.actor.userId,
  ])
  const email = rows[0]?.email ?? ''
  await say({ namespace: 'mail', key: 'password_reset.subject' }, 'Ihr neuer Schlüssel: {code}')
  await say({ namespace: 'mail', key: 'password_reset.body' }, 'Der Code:\n\n{code}\n\nEr gilt {minutes} Minuten.')
  await publish()
  await vi.waitFor(() =>
    expect(api.api.parts.texts.find(REGIONS.puyuan.regionId, 'de_DE', 'mail', 'password_reset.subject')).toBeDefined(),
  )
  await api.visitor.ok(sendCode, { email, purpose: 'reset_password', identity: 'buyer' }, { locale: 'de_DE' })
  await api.api.jobs.run('messaging.mail')
  const mails = await api.pool.query<{ subject: string; text_body: string }>(
    'select subject, text_body from mailbox_message where to_address = $1',
    [email],
  )
  expect(mails.rows).toHaveLength(1)
  expect(mails.rows[0]?.subject).toMatch(/^Ihr neuer Schlüssel: \d+$/)
  expect(mails.rows[0]?.text_body).toMatch(/^Der Code:\n\n\d+\n\nEr gilt \d+ Minuten\./)
})
