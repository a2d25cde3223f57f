import { auditDetail, auditPage } from '@tradeport/domain/governance/contract'
import * as identity from '@tradeport/domain/identity/contract'
import { uploadFile } from '@tradeport/domain/files/contract'
import { sellerStoreList } from '@tradeport/domain/catalogue/contract'
import { DEFAULT_REGION, REGIONS, displayCurrencies, regionTextsOf } from '@tradeport/kernel/config'
import { endpointsOf, type Endpoint } from '@tradeport/kernel/contract-kit'
import { startTestApi, type Caller, type TestApi } from '@tradeport/testing/harness'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { wireProduct } from './wire-product'

// What operators say of a region, as the product is put together.
let api: TestApi
let head: Caller
beforeAll(async () => {
  api = await startTestApi()
  head = await api.person({ kind: 'operator', roles: ['op_super'] })
})
afterAll(() => api.close())

const reason = 'New hotline since Monday'
const picture = {
  name: 'qr.png',
  type: 'image/png',
  content: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  ),
}

const now = () => api.api.parts.regions.of(DEFAULT_REGION)

async function save(content: Partial<identity.RegionContent>, as = head) {
  const { version } = await head.ok(identity.regionDetail, {})
  return as.call(identity.regionUpdate, {
    version,
    content: { ...identity.NOTHING_SAID_OF_REGION, ...content },
    reason,
  })
}

async function turn(step: 'close' | 'reopen', as = head) {
  const { version } = await head.ok(identity.regionDetail, {})
  return as.call(step === 'close' ? identity.regionClose : identity.regionReopen, { version, reason })
}

beforeEach(async () => {
  if ((await head.ok(identity.regionDetail, {})).state === 'closed') await turn('reopen')
})

test('everything is the file’s until operators say otherwise; what they say holds at once, and is taken back by leaving it empty', async () => {
  expect(await head.ok(identity.regionDetail, {})).toMatchObject({
    version: 0,
    state: 'open',
    content: identity.NOTHING_SAID_OF_REGION,
  })
  expect(now()).toEqual(DEFAULT_REGION)
  const qr = await head.upload(uploadFile, { kind: 'image' }, picture)
  const logo = await head.upload(uploadFile, { kind: 'image' }, picture)
  expect(
    (
      await save({
        siteName: { zh_CN: '  濮院市场 ', en_US: 'Puyuan Market', de_DE: ' ' },
        hotline: '+86 573 8888 0001',
        wechatQrFileId: qr.data.id,
        logoFileId: logo.data.id,
        iconFileId: logo.data.id,
        aiIconFileId: logo.data.id,
        locales: ['en_US', 'zh_CN'],
        currencies: ['CNY', 'JPY'],
      })
    ).code,
  ).toBe('200')
  expect(now()).toMatchObject({
    hotline: '+86 573 8888 0001',
    wechatQr: `/api/file/image/${qr.data.id}`,
    regionIcon: `/api/file/image/${logo.data.id}`,
    regionAIIcon: `/api/file/image/${logo.data.id}?w=48`,
    own: { logo: `/api/file/image/${logo.data.id}?w=96` },
    localeList: ['en_US', 'zh_CN'],
    locale: DEFAULT_REGION.locale,
  })
  expect(displayCurrencies(now())).toEqual(['CNY', 'JPY'])
  const { regionTitle, regionFullTitle } = regionTextsOf(now())
  expect([regionTitle.zh_CN, regionTitle.en_US, regionTitle.de_DE]).toEqual([
    '濮院市场',
    'Puyuan Market',
    'Puyuan Knitwear',
  ])
  expect(regionFullTitle).toEqual(regionTextsOf(DEFAULT_REGION).regionFullTitle)
  expect(await head.ok(identity.regionDetail, {})).toMatchObject({
    version: 1,
    content: { siteName: { zh_CN: '濮院市场', en_US: 'Puyuan Market' } },
    updatedByName: head.actor.displayName,
  })

  await save({})
  expect(now()).toMatchObject({ hotline: DEFAULT_REGION.hotline, wechatQr: DEFAULT_REGION.wechatQr, own: {} })
})

test('name, default language, separator, calling code, depth of addresses and kinds of trade are the operators’ too', async () => {
  const said = {
    defaultLocale: 'de_DE',
    thousandSeparator: ',',
    phoneAreaCode: '+49',
    addressRequiredLevel: 2,
    tradeTypes: ['foreign'],
  } as const
  expect(
    (
      await save({
        ...said,
        tradeTypes: ['foreign'],
        locales: ['de_DE', 'en_US'],
        regionName: { de_DE: 'Strickmarkt' },
      })
    ).code,
  ).toBe('200')
  expect(now()).toMatchObject({
    locale: 'de_DE',
    localeList: ['de_DE', 'en_US'],
    thousandSeparator: ',',
    phoneAreaCode: '+49',
    addressRequiredLevel: 2,
    tradeTypes: ['foreign'],
  })
  expect((await head.ok(identity.regionList, {}))[3]).toMatchObject({ defaultLocale: 'de_DE' })
  const named = regionTextsOf(now()).regionName
  expect([named.de_DE, named.en_US]).toEqual(['Strickmarkt', regionTextsOf(DEFAULT_REGION).regionName.en_US])
  // Other regions' pages list it under its new name.
  expect(api.api.parts.regions.of(REGIONS.chongqing).own).toEqual({ names: { puyuan: { de_DE: 'Strickmarkt' } } })
  await save({})
  expect(api.api.parts.regions.of(REGIONS.chongqing)).toEqual(REGIONS.chongqing)
})

test('what phone numbers and email addresses look like is the operators’ word too, for forms and server at once', async () => {
  const seller = await api.person({ kind: 'seller' })
  const phone = async (digits: string) => (await seller.call(identity.sendContactPhoneCode, { phone: digits })).code
  const email = async (address: string) => {
    api.clock.now = new Date(api.clock.now.getTime() + 61_000)
    return (await seller.call(identity.sendContactCode, { email: address })).code
  }
  const phoneRegexp = String.raw`^1[3-9]\d{9}$`
  const emailRegexp = String.raw`^[A-Za-z0-9._+-]+@[A-Za-z0-9.-]+\.[A-Za-z]{2,}$`
  expect([await phone('4940123456'), await email('lan+mill@example.com')]).toEqual(['200', 'USER_SERVICE530400'])
  expect((await save({ phoneRegexp: ` ${phoneRegexp} `, emailRegexp })).code).toBe('200')
  expect(now()).toMatchObject({ phoneRegexp, emailRegexp })
  api.clock.now = new Date(api.clock.now.getTime() + 61_000)
  expect([await phone('4940123456'), await phone('13800138000')]).toEqual(['USER_SERVICE530400', '200'])
  expect(await email('lan+mill@example.com')).toBe('200')
  const { records } = await head.ok(auditPage, { pageSize: 50 })
  const logged = await head.ok(auditDetail, { id: records.find(({ action }) => action === 'region:update')?.id ?? '' })
  expect(logged.changes).toContainEqual({ field: 'phoneRegexp', before: null, after: phoneRegexp })
  // The file's own may be said as well.
  expect((await save({ emailRegexp: DEFAULT_REGION.emailRegexp })).code).toBe('200')
  await save({})
  expect(now()).toMatchObject({ phoneRegexp: DEFAULT_REGION.phoneRegexp })
})

test('what was kept before a field was there is kept', async () => {
  await save({ hotline: '400 111 2222' })
  await api.pool.query("update region_profile set content = content - 'tradeTypes' - 'regionName'")
  expect((await head.ok(identity.regionDetail, {})).content).toMatchObject({ hotline: '400 111 2222', regionName: {} })
})

test('the log says what was changed, and nothing else', async () => {
  await save({ hotline: '400 111 2222', currencies: ['CNY'] })
  await save({ hotline: '400 333 4444', currencies: ['CNY'] })
  const { records } = await head.ok(auditPage, { pageSize: 50 })
  const logged = records.find(({ action }) => action === 'region:update')
  expect(logged).toMatchObject({ entityId: DEFAULT_REGION.regionId, reason })
  const { changes } = await head.ok(auditDetail, { id: logged?.id ?? '' })
  expect(changes).toEqual([{ field: 'hotline', before: '400 111 2222', after: '400 333 4444' }])
})

test.each([
  [{ hotline: 'call us' }, 'content.hotline', 'hotline'],
  [{ locales: ['en_US'] }, 'content.locales', 'default_language'],
  [{ locales: ['zh_CN', 'zh_CN'] }, 'content.locales', 'duplicate'],
  [{ locales: [] }, 'content.locales', 'required'],
  [{ defaultLocale: 'de_DE', locales: ['zh_CN'] }, 'content.locales', 'default_language'],
  [{ defaultLocale: 'de_DE', noticeText: { zh_CN: '周五休市' } }, 'content.noticeText', 'default_language_text'],
  [{ phoneAreaCode: '0049' }, 'content.phoneAreaCode', 'calling_code'],
  [{ phoneRegexp: String.raw`^(?:\d+)+$` }, 'content.phoneRegexp', 'expression'],
  [{ emailRegexp: '.+@.+' }, 'content.emailRegexp', 'expression'],
  [{ tradeTypes: ['foreign', 'foreign'] }, 'content.tradeTypes', 'duplicate'],
  [{ tradeTypes: [] }, 'content.tradeTypes', 'required'],
  [{ currencies: ['USD'] }, 'content.currencies', 'region_currency'],
  [{ currencies: ['CNY', 'QQQ'] }, 'content.currencies', 'currency'],
  [{ noticeText: { en_US: 'Closed on Friday' } }, 'content.noticeText', 'default_language_text'],
  [
    { noticeFrom: '2026-05-02T00:00:00Z', noticeUntil: '2026-05-01T00:00:00Z' },
    'content.noticeUntil',
    'ends_before_start',
  ],
  [{ wechatQrFileId: '0192b3a4-0000-7000-8000-000000000000' }, 'content.wechatQrFileId', 'unknown_file'],
  [{ logoFileId: '0192b3a4-0000-7000-8000-000000000000' }, 'content.logoFileId', 'unknown_file'],
  [{ aiIconFileId: '0192b3a4-0000-7000-8000-000000000000' }, 'content.aiIconFileId', 'unknown_file'],
] satisfies [Partial<identity.RegionContent>, string, string][])(
  '%j is refused at its field',
  async (content, path, rule) => {
    expect(await save(content)).toMatchObject({ code: 'USER_SERVICE530400', data: { fieldErrors: [{ path, rule }] } })
  },
)

test('what somebody else has changed meanwhile is answered as such, and a region is not closed twice', async () => {
  const { version } = await head.ok(identity.regionDetail, {})
  await save({ hotline: '400 555 6666' })
  expect(
    (await head.call(identity.regionUpdate, { version, content: identity.NOTHING_SAID_OF_REGION, reason })).code,
  ).toBe('FT510006')
  expect((await head.call(identity.regionClose, { version, reason })).code).toBe('FT510006')
  expect((await turn('reopen')).code).toBe('MALL600403')
})

test('the list shows the regions that the operator serves, as they are', async () => {
  await save({ locales: ['zh_CN', 'en_US'], noticeText: { zh_CN: '周五休市' }, noticeFrom: '2027-01-01T00:00:00Z' })
  const own = { lockMinutes: 60 }
  const { version } = await head.ok(identity.regionSettingDetail, {})
  await head.ok(identity.regionSettingUpdate, { version, own, reason })
  const rows = await head.ok(identity.regionList, {})
  expect(rows.map(({ region }) => region)).toEqual(['demo', 'chongqing', 'guangzhou', 'puyuan'])
  expect(rows[3]).toMatchObject({ locales: ['zh_CN', 'en_US'], notice: 'ahead', ownTimers: 1, state: 'open' })
  expect(rows[1]).toMatchObject({ notice: 'none', ownTimers: 0, hotline: REGIONS.chongqing.hotline })

  const local = await api.person({ kind: 'operator', roles: ['op_region_admin'] })
  await api.pool.query('update operator set region_ids = $2 where user_id = $1', [
    local.actor.userId,
    [DEFAULT_REGION.regionId],
  ])
  expect((await local.ok(identity.regionList, {})).map(({ region }) => region)).toEqual(['puyuan'])
  const elsewhere = await local.call(identity.regionDetail, {}, { region: REGIONS.chongqing })
  expect(elsewhere.code).toBe('global400002')
  expect((await save({ hotline: '400 777 8888' }, local)).code).toBe('200')
  const reviewer = await api.person({ kind: 'operator', roles: ['op_reviewer'] })
  expect((await reviewer.call(identity.regionList, {})).success).toBe(false)
  expect((await save({}, reviewer)).success).toBe(false)
})

test('changes need a proof of who one is', async () => {
  const unproved = await api.person({ kind: 'operator', roles: ['op_super'], proved: false })
  expect((await save({}, unproved)).code).toBe('USER_SERVICE530130')
  expect((await turn('close', unproved)).code).toBe('USER_SERVICE530130')
})

test('in a closed region companies begin nothing new and read on; operators go on; reopened, all is as before', async () => {
  const seller = await api.person({ kind: 'seller' })
  const shop = { name: 'Second shop' }
  await save({ closedText: { zh_CN: '春节休市' } })
  expect((await turn('close')).success).toBe(true)
  const closedAt = api.clock.now.toISOString()
  expect(await head.ok(identity.regionDetail, {})).toMatchObject({ state: 'closed', closedAt })
  expect(now().own?.closed).toEqual({ since: closedAt, text: { zh_CN: '春节休市' } })

  expect((await seller.call(identity.applyForStore, shop)).code).toBe('MALL600411')
  expect((await seller.ok(sellerStoreList, {})).mayApply).toBe(false)
  expect((await head.call(identity.regionList, {})).success).toBe(true)
  const elsewhere = await api.person({ kind: 'seller', region: REGIONS.chongqing })
  expect((await elsewhere.ok(sellerStoreList, {})).mayApply).toBe(true)

  expect((await turn('reopen')).success).toBe(true)
  expect((await seller.ok(sellerStoreList, {})).mayApply).toBe(true)
  const { records } = await head.ok(auditPage, { pageSize: 50 })
  expect(records.map(({ action }) => action)).toEqual(expect.arrayContaining(['region:close', 'region:reopen']))
})

const BEGINNINGS: [string, Endpoint][] = wireProduct({ publicUrl: 'http://www.tradeport.localhost:8080' })
  .contracts.flatMap(contract => endpointsOf(contract).map(([, endpoint]) => endpoint))
  .filter(({ begins }) => begins)
  .map(endpoint => [endpoint.name, endpoint])

test.each(BEGINNINGS)('%s is refused in a closed region', async (_name, endpoint) => {
  await turn('close')
  const [audience = 'visitor'] = endpoint.audiences
  const caller = audience === 'visitor' || audience === 'operator' ? api.visitor : await api.person({ kind: audience })
  expect((await caller.raw(endpoint, {})).code).toBe('MALL600411')
})
