import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  LIST_CODES,
  dictList,
  dictLookup,
  dictPlaceSearch,
  dictSearch,
  dictTree,
  dictionaryCreate,
  dictionaryDisable,
  dictionaryEnable,
  dictionaryExport,
  dictionaryImportApply,
  dictionaryImportCancel,
  dictionaryImportPreview,
  dictionaryListCreate,
  dictionaryLists,
  dictionaryPage,
  dictionarySort,
  dictionaryUpdate,
  taxRefundRate,
  type Scope,
} from '@tradeport/domain/reference/contract'
import { auditPage } from '@tradeport/domain/governance/contract'
import { ALL_LOCALES, ALL_REGIONS, COUNTRY_CODES, CURRENCIES, DEFAULT_REGION } from '@tradeport/kernel/config'
import { startTestApi, type Caller, type TestApi } from '@tradeport/testing/harness'

let api: TestApi
let head: Caller

beforeAll(async () => {
  api = await startTestApi()
  head = await api.person({ kind: 'operator', roles: ['op_super'] })
})
afterAll(() => api.close())

const found = async (list: string, keyword: string, who = head) => {
  const { records } = await who.ok(dictionaryPage, { list, keyword })
  const [row] = records
  if (!row) throw new Error(`no ${keyword} in ${list}`)
  return row
}
const sheet = (text: string) => ({ name: 'codes.csv', type: 'text/csv', content: Buffer.from(text) })
const preview = async (list: string, text: string, who = head) => {
  const answer = await who.upload(dictionaryImportPreview, { list }, sheet(text))
  if (!answer.success) throw new Error(answer.code)
  return answer.data
}

describe('the lists of the platform', () => {
  it('are there with what customs and carriers publish', async () => {
    const { lists } = await head.ok(dictionaryLists, {})
    expect(lists.map(({ code }) => code).sort()).toEqual([...LIST_CODES].sort())
    const { data } = await api.visitor.ok(dictList, { types: ['country', 'currency'] })
    expect(data['country']?.map(({ code }) => code).sort()).toEqual([...COUNTRY_CODES].sort())
    expect(data['currency']?.map(({ code }) => code)).toEqual(CURRENCIES.map(({ code }) => code))
    for (const { code, exponent, symbol } of CURRENCIES)
      expect(data['currency']?.find(entry => entry.code === code)?.extra).toMatchObject({
        exponent: String(exponent),
        symbol,
      })
  })

  it.each([
    ...['customs_transport_mode', 'duty_mode', 'transaction_mode', 'incoterm', 'wrap_type', 'place_function', 'unit'],
    ...[
      'supervision_mode',
      'levy_nature',
      'doc_code',
      'edoc_type',
      'customs_container_spec',
      'iso_size_type',
      'bop_income',
    ],
  ])('name every item of %s in all languages', async list => {
    const { data } = await api.visitor.ok(dictList, { types: [list] })
    expect(data[list]?.length).toBeGreaterThan(0)
    for (const { code, nameI18n } of data[list] ?? [])
      expect([code, ...Object.keys(nameI18n).sort()]).toEqual([code, ...[...ALL_LOCALES].sort()])
  })

  it.each([
    ['de_DE', 'Ab Werk'],
    ['ja_JP', '工場渡し'],
    ['th_TH', 'ส่งมอบ ณ โรงงาน'],
    ['in_ID', 'Penyerahan di pabrik'],
    ['zh_CN', '工厂交货'],
  ] as const)('are read in the language of the reader: %s', async (locale, name) => {
    const { data } = await api.visitor.ok(dictList, { types: ['incoterm'] }, { locale })
    expect(data['incoterm']?.find(({ code }) => code === 'EXW')?.name).toBe(name)
  })

  it.each([
    ['de_DE', 'Deutschland', 'Japanischer Yen'],
    ['fr_FR', 'Allemagne', 'yen japonais'],
    ['en_US', 'Germany', 'Japanese Yen'],
    ['zh_CN', '德国', '日元'],
  ] as const)('name countries and currencies in every language: %s', async (locale, germany, yen) => {
    const { data } = await api.visitor.ok(dictList, { types: ['country', 'currency'] }, { locale })
    expect(data['country']?.find(({ code }) => code === 'DE')?.name).toBe(germany)
    expect(data['currency']?.find(({ code }) => code === 'JPY')?.name).toBe(yen)
    const [looked] = await api.visitor.ok(dictLookup, { type: 'country', codes: ['DE'] }, { locale })
    expect(looked?.name).toBe(germany)
  })

  it('come once: the copy with the same version still holds, until something changes', async () => {
    const first = await api.visitor.ok(dictList, { types: ['duty_mode', 'unit'] })
    expect(await api.visitor.ok(dictList, { types: ['unit', 'duty_mode'], version: first.version })).toEqual({
      version: first.version,
      notModified: true,
      data: {},
    })
    const row = await found('duty_mode', '1')
    await head.ok(dictionaryUpdate, { ...row, scope: 'all', label: { ...row.label, de_DE: 'Gesetzlich' } })
    const second = await api.visitor.ok(
      dictList,
      { types: ['duty_mode', 'unit'], version: first.version },
      { locale: 'de_DE' },
    )
    expect(second.notModified).toBe(false)
    expect(second.data['duty_mode']?.find(({ code }) => code === '1')?.name).toBe('Gesetzlich')
    const another = await api.visitor.ok(dictList, { types: ['unit'], version: first.version })
    expect(another.notModified).toBe(false)
  })

  it('have every office of customs, each below its district, and the cities that goods come from', async () => {
    const offices = await head.ok(dictSearch, { type: 'customs_office', keyword: '5320' })
    expect(offices).toContainEqual(expect.objectContaining({ code: '5320', name: '文锦渡关', parent: '5300' }))
    const [district] = await head.ok(dictSearch, { type: 'domestic_district', keyword: '62069' })
    expect(district).toMatchObject({ code: '62069', name: '酒泉' })
    // Two that are easily taken for each other.
    expect(await found('customs_office', '2904')).toMatchObject({ label: { zh_CN: '舟山海关' } })
    expect(await found('customs_office', '2908')).toMatchObject({ label: { zh_CN: '嘉兴海关' } })
  })

  it('have a code that came later at its place', async () => {
    const { data } = await head.ok(dictList, { types: ['supervision_mode', 'wrap_type'] })
    const codes = (list: string) => (data[list] ?? []).map(({ code }) => code)
    expect(codes('supervision_mode')).toEqual([...codes('supervision_mode')].sort())
    expect(codes('supervision_mode')).toContain('1371')
    expect(codes('wrap_type')).toEqual([...codes('wrap_type')].sort())
    expect(codes('wrap_type')).toContain('98')
  })

  it('that are too long to be sent as a whole are searched', async () => {
    expect(await api.visitor.call(dictList, { types: ['unit', 'hs_code'] })).toMatchObject({
      code: 'FT520400',
      data: { fieldErrors: [{ path: 'types[1]', rule: 'invalid_value' }] },
    })
    const codes = async (keyword: string) =>
      (await api.visitor.ok(dictSearch, { type: 'hs_code', keyword })).map(({ code }) => code)
    expect(await codes('6110')).toEqual(expect.arrayContaining(['6110', '611020', '6110200090']))
    expect((await codes('611'))[0]).toBe('6110')
    expect(await codes('knitted pullovers cotton')).toEqual(['6110200090'])
    expect(await codes('衬衫')).toEqual(expect.arrayContaining(['6105', '6106', '6205', '6206']))
    // What people call the goods, in both languages that the names are in, and while they still type it.
    for (const keyword of ['sweater', 'Sweaters', 'sweat', '毛衣']) {
      const found = await codes(keyword)
      expect(found[0]).toBe('6110')
      expect(found).toContain('6110200090')
    }
    expect(await codes('knitted sweater cotton')).toEqual(['6110200090'])
    expect(await codes('jeans')).toEqual(['6203', '6204'])
    expect(await codes('手机')).toContain('85')
    const places = await api.visitor.ok(dictPlaceSearch, { keyword: 'oakland', country: 'US' })
    expect(places.map(({ code }) => code)).toEqual(['USOAK'])
    const airports = await api.visitor.ok(dictPlaceSearch, { keyword: 'shanghai', function: '4' })
    expect(airports.map(({ code }) => code)).toEqual(['CNPVG'])
  })

  it('of ports, districts and divisions are found by code and by name, in Chinese and in English', async () => {
    const codes = async (type: string, keyword: string) =>
      (await api.visitor.ok(dictSearch, { type, keyword })).map(({ code }) => code)
    for (const keyword of ['DEU063', '汉堡', 'hamburg']) expect(await codes('world_port', keyword)).toEqual(['DEU063'])
    // Where a port has no code of its own, the country stands for it.
    expect(await codes('world_port', 'KHM')).toEqual(expect.arrayContaining(['KHM000', 'KHM006']))
    for (const keyword of ['33049', '嘉兴']) expect(await codes('domestic_district', keyword)).toContain('33049')
    expect(await codes('domestic_district', 'yangshan special')).toEqual(['3122S'])
    expect(await codes('domestic_district', '雄安')).toEqual(['1306N', '1309N', '1331N'])
    expect(await codes('domestic_destination', 'qiantang')).toEqual(['330114'])
    for (const keyword of ['330483', '桐乡', 'tongxiang'])
      expect(await codes('domestic_destination', keyword)).toEqual(['330483'])
    const below = await api.visitor.ok(dictTree, { type: 'domestic_destination', parent: '330400' })
    expect(below.map(({ code }) => code)).toContain('330483')
  })

  it('of goods that need a proof of conformity are kept by operators, by chapter or below', async () => {
    const list = 'conformity_goods'
    const codes = async () => (await api.visitor.ok(dictList, { types: [list] })).data[list]?.map(({ code }) => code)
    expect(await codes()).toEqual(['84', '85', '87', '90', '95'])
    const label = { zh_CN: '婴儿车', en_US: 'Baby carriages' }
    const refused = await head.call(dictionaryCreate, { list, value: 'prams', label })
    expect(refused.code).toBe('FT520400')
    await head.ok(dictionaryCreate, { list, value: '8715', label })
    expect(await codes()).toContain('8715')
  })

  it('are walked from the chapter down', async () => {
    const chapters = await api.visitor.ok(dictTree, { type: 'hs_code' })
    expect(chapters).toHaveLength(96)
    expect(chapters.find(({ code }) => code === '61')?.hasChildren).toBe(true)
    const below = await api.visitor.ok(dictTree, { type: 'hs_code', parent: '6110' })
    expect(below.map(({ code }) => code)).toEqual(['611011', '611012', '611019', '611020', '611030', '611090'])
  })
})

describe('periods', () => {
  it('follow one another: the rate of a day is that of its period', async () => {
    const value = '6109100022'
    const content = { list: 'hs_code', value, parent: '610910', label: { en_US: 'T-shirts of cotton' } }
    await head.ok(dictionaryCreate, {
      ...content,
      validFrom: '2025-01-01',
      extra: { refundRate: '0.13', vatRate: '0.13' },
    })
    await head.ok(dictionaryCreate, {
      ...content,
      validFrom: '2026-02-01',
      extra: { refundRate: '0.09', vatRate: '0.13' },
    })
    const rateOn = async (exportDate: string) =>
      (await api.visitor.ok(taxRefundRate, { hsCodes: [value], exportDate })).map(({ refundRate }) => refundRate)
    expect(await rateOn('2024-12-31')).toEqual([])
    expect(await rateOn('2026-01-31')).toEqual(['0.13'])
    expect(await rateOn('2026-02-01')).toEqual(['0.09'])
    const [first] = await api.visitor.ok(dictLookup, { type: 'hs_code', codes: [value], at: '2025-06-01' })
    expect(first?.extra['refundRate']).toBe('0.13')
    expect(await head.call(dictionaryCreate, { ...content, validFrom: '2026-02-01' })).toMatchObject({
      code: 'FT520400',
    })
    expect(await head.call(dictionaryCreate, { ...content, validFrom: '2025-06-01' })).toMatchObject({
      code: 'FT520400',
      data: { fieldErrors: [{ path: 'validFrom', rule: 'duplicate' }] },
    })
  })

  it('that are over do not end the one that runs', async () => {
    const content = { list: 'unit', value: '981', label: { en_US: 'Hank' } }
    await head.ok(dictionaryCreate, content)
    expect(
      await head.call(dictionaryCreate, { ...content, validFrom: '2020-01-01', validTo: '2020-12-31' }),
    ).toMatchObject({ code: 'FT520400', data: { fieldErrors: [{ path: 'validTo', rule: 'in_past' }] } })
    const { records } = await head.ok(dictionaryPage, { list: 'unit', keyword: '981' })
    expect(records).toMatchObject([{ validFrom: null, validTo: null }])
  })
})

describe('changes', () => {
  it('name the field that is wrong', async () => {
    const wrong = async (over: object) =>
      (await head.raw(dictionaryCreate, { list: 'unit', value: '990', label: { en_US: 'x' }, ...over })).data
    expect(await wrong({ value: '99' })).toMatchObject({ fieldErrors: [{ path: 'value', rule: 'code' }] })
    expect(await wrong({ label: { en_US: ' ' } })).toMatchObject({ fieldErrors: [{ path: 'label', rule: 'required' }] })
    expect(await wrong({ parent: 'nothing' })).toMatchObject({
      fieldErrors: [{ path: 'parent', rule: 'invalid_value' }],
    })
    expect(await wrong({ validFrom: '2026-02-01', validTo: '2026-01-01' })).toMatchObject({
      fieldErrors: [{ path: 'validTo', rule: 'ends_before_start' }],
    })
    expect(await wrong({ value: '001' })).toMatchObject({ fieldErrors: [{ path: 'value', rule: 'duplicate' }] })
  })

  it('of an old state are refused, and retries do nothing twice', async () => {
    const row = await found('wrap_type', '00')
    const input = { ...row, scope: 'all' as const, label: { ...row.label, fr_FR: 'En vrac' } }
    const key = { idempotencyKey: 'aaaaaaaa-0000-4000-8000-000000000001' }
    const once = await head.ok(dictionaryUpdate, input, key)
    expect(await head.ok(dictionaryUpdate, input, key)).toEqual(once)
    expect(await head.call(dictionaryUpdate, input)).toMatchObject({ code: 'FT510006' })
  })

  it('of a list whose codes are fixed add no code', async () => {
    const content = { list: 'incoterm', value: 'QQQ', label: { en_US: 'x' } }
    expect(await head.call(dictionaryCreate, content)).toMatchObject({ code: 'MALL600403' })
  })

  it('are written down with what stood before', async () => {
    const row = await found('wrap_type', '01')
    await head.ok(dictionaryUpdate, { ...row, scope: 'all', label: { ...row.label, en_US: 'Bare' } })
    const { records } = await head.ok(auditPage, { keyword: 'wrap_type 01' })
    expect(records[0]?.changes).toEqual([{ field: 'label.en_US', before: 'Unpacked', after: 'Bare' }])
  })
})

describe('a region', () => {
  it('adds items of its own, which no other sees and which everybody’s do not become', async () => {
    const second = ALL_REGIONS.find(({ code }) => code !== DEFAULT_REGION.code)
    if (!second) throw new Error('one region')
    const keeper = await api.person({ kind: 'operator', roles: ['op_region_admin'] })
    const elsewhere = await api.person({ kind: 'operator', roles: ['op_region_admin'], region: second })
    const list = 'company_type'
    const item = { list, value: 'market_house', label: { en_US: 'Market house' } }
    expect(await keeper.call(dictionaryCreate, item)).toMatchObject({ code: 'MALL600403' })
    const made = await keeper.ok(dictionaryCreate, { ...item, scope: 'region' })
    const seen = async (who: Caller) =>
      (await who.ok(dictList, { types: [list] })).data[list]?.find(({ code }) => code === item.value)
    expect([(await seen(keeper))?.name, await seen(elsewhere)]).toEqual(['Market house', undefined])
    expect((await elsewhere.ok(dictionaryPage, { list, keyword: item.value })).records).toEqual([])
    expect(await elsewhere.call(dictionaryDisable, { ...made, scope: 'region' })).toMatchObject({ code: 'FT520404' })
    // Another region has its own of the same code; for all there is none while one has.
    await elsewhere.ok(dictionaryCreate, { ...item, label: { en_US: 'Hall' }, scope: 'region' })
    expect((await seen(elsewhere))?.name).toBe('Hall')
    for (const [who, scope] of [
      [head, 'all'],
      [keeper, 'region'],
    ] as const)
      expect(await who.call(dictionaryCreate, { ...item, scope })).toMatchObject({ code: 'FT520400' })
    const known = await found(list, 'manufacturer')
    expect(await keeper.call(dictionaryCreate, { ...item, value: known.value, scope: 'region' })).toMatchObject({
      code: 'FT520400',
    })
    const file = `code,name_en_US\n${item.value},Hall of the market`
    const there = await preview(list, file)
    expect([there.changeCount, there.problemCount]).toEqual([1, 0])
    const third = await api.person({
      ...{ kind: 'operator', roles: ['op_super'] },
      region: ALL_REGIONS.find(({ code }) => code !== DEFAULT_REGION.code && code !== second.code) ?? second,
    })
    expect((await preview(list, file, third)).problems[0]).toMatchObject({ row: 2 })
    // All of it is the region's to write.
    const row = await found(list, item.value, keeper)
    expect(row).toMatchObject({ ofRegion: true, overridden: false })
    const changed = await keeper.ok(dictionaryUpdate, {
      ...{ id: row.id, version: row.version, scope: 'region', color: null, parent: null, extra: {} },
      ...{ label: { en_US: 'Market hall' }, validFrom: null, validTo: '2099-01-31' },
    })
    expect(await found(list, item.value, keeper)).toMatchObject({ validTo: '2099-01-31', overridden: false })
    await keeper.ok(dictionaryDisable, { id: row.id, version: changed.version, scope: 'region' })
    expect((await seen(keeper))?.enabled).toBe(false)
    expect((await seen(elsewhere))?.enabled).toBe(true)
  })

  it('has its own words and its own state, which no other region sees', async () => {
    const second = ALL_REGIONS.find(({ code }) => code !== DEFAULT_REGION.code)
    if (!second) throw new Error('one region')
    const row = await found('transaction_mode', '5')
    const keeper = await api.person({ kind: 'operator', roles: ['op_region_admin'] })
    expect(await keeper.call(dictionaryUpdate, { ...row, scope: 'all' })).toMatchObject({ code: 'MALL600403' })
    const changed = await keeper.ok(dictionaryUpdate, {
      ...row,
      scope: 'region',
      label: { en_US: 'Local price' },
      color: '#00aa55',
    })
    await keeper.ok(dictionaryDisable, { id: row.id, version: changed.version, scope: 'region' })
    const entry = async (region = keeper) =>
      (await region.ok(dictList, { types: ['transaction_mode'] })).data['transaction_mode']?.find(
        ({ code }) => code === '5',
      )
    expect(await entry()).toMatchObject({ name: 'Local price', color: '#00aa55', enabled: false })
    const elsewhere = await api.person({ kind: 'operator', roles: ['op_region_admin'], region: second })
    expect(await entry(elsewhere)).toMatchObject({ name: 'Market price', color: null, enabled: true })
    expect((await found('transaction_mode', '5', keeper)).label['zh_CN']).toBe('市场价')
  })
})

describe('a region’s own state', () => {
  const list = 'transaction_mode'
  const others = ALL_REGIONS.filter(({ code }) => code !== DEFAULT_REGION.code)
  const keeperOf = (region: (typeof ALL_REGIONS)[number]) =>
    api.person({ kind: 'operator', roles: ['op_region_admin'], region })
  const turn = async (
    who: Caller,
    endpoint: typeof dictionaryEnable | typeof dictionaryDisable,
    scope: Scope,
    code: string,
  ) => {
    const { id, version } = await found(list, code, who)
    return who.ok(endpoint, { id, version, scope })
  }
  const isOn = async (who: Caller, code: string) => (await found(list, code, who)).status === 'enabled'

  const byFile = async (code: string, status: string) => {
    const { importId } = await preview(list, `code,status\n${code},${status}\n`)
    return head.ok(dictionaryImportApply, { importId })
  }

  it('goes where the item is switched off for all regions, by hand or by a file, and may come back', async () => {
    const elsewhere = await keeperOf(others[0] ?? DEFAULT_REGION)
    for (const offForAll of [() => turn(head, dictionaryDisable, 'all', '1'), () => byFile('1', 'disabled')]) {
      await turn(elsewhere, dictionaryDisable, 'region', '1')
      await turn(elsewhere, dictionaryEnable, 'region', '1')
      await offForAll()
      expect([await isOn(head, '1'), await isOn(elsewhere, '1')]).toEqual([false, false])
      await turn(elsewhere, dictionaryEnable, 'region', '1')
      expect([await isOn(head, '1'), await isOn(elsewhere, '1')]).toEqual([false, true])
      await turn(head, dictionaryEnable, 'all', '1')
    }
  })

  it('of being off stays when the item is switched on for all, except in the region that asks for it', async () => {
    const here = await keeperOf(DEFAULT_REGION)
    const elsewhere = await keeperOf(others[0] ?? DEFAULT_REGION)
    for (const onForAll of [() => turn(head, dictionaryEnable, 'all', '2'), () => byFile('2', 'enabled')]) {
      await turn(here, dictionaryDisable, 'region', '2')
      if (await isOn(elsewhere, '2')) await turn(elsewhere, dictionaryDisable, 'region', '2')
      // Off in this region alone: it can still be switched off for all.
      await turn(head, dictionaryDisable, 'all', '2')
      await onForAll()
      expect([await isOn(here, '2'), await isOn(elsewhere, '2')]).toEqual([true, false])
      // Nothing of the region's own is left.
      expect(await found(list, '2', here)).toMatchObject({ overridden: false })
      expect(await found(list, '2', elsewhere)).toMatchObject({ overridden: true })
    }
  })
})

describe('who may', () => {
  it.each(['op_finance', 'op_auditor', 'op_cs'])('%s reads and changes nothing', async role => {
    const person = await api.person({ kind: 'operator', roles: [role] })
    const row = await found('unit', '035', person)
    expect(row.actions).toEqual([])
    expect(await person.call(dictionaryUpdate, { ...row, scope: 'region' })).toMatchObject({ success: false })
  })

  it('sellers and visitors see no operator’s list', async () => {
    const seller = await api.person({ kind: 'seller' })
    for (const caller of [seller, api.visitor])
      expect((await caller.call(dictionaryPage, { list: 'unit' })).success).toBe(false)
  })
})

describe('switching off', () => {
  it('is possible while nothing open uses it, and comes back', async () => {
    const row = await found('currency', 'ISK').catch(() => found('currency', 'CLP'))
    const off = await head.ok(dictionaryDisable, { id: row.id, version: row.version })
    expect(off.status).toBe('disabled')
    expect(await head.call(dictionaryDisable, { id: row.id, version: off.version })).toMatchObject({ code: 'FT510006' })
    expect((await head.ok(dictionaryEnable, { id: row.id, version: off.version })).status).toBe('enabled')
  })

  it('needs a reason when it is forced', async () => {
    const row = await found('currency', 'PEN')
    expect(await head.call(dictionaryDisable, { id: row.id, version: row.version, force: true })).toMatchObject({
      code: 'FT520400',
      data: { fieldErrors: [{ path: 'reason', rule: 'required' }] },
    })
    await head.ok(dictionaryDisable, { id: row.id, version: row.version, force: true, reason: 'No longer offered' })
    const { records } = await head.ok(auditPage, { keyword: 'currency PEN' })
    expect(records[0]).toMatchObject({ action: 'dictionary:disable', reason: 'No longer offered' })
  })
})

describe('a dictionary of one’s own', () => {
  it('is made, filled and put in order', async () => {
    await head.ok(dictionaryListCreate, { code: 'cancel_reason', name: { en_US: 'Cancel reasons' } })
    expect(await head.call(dictionaryListCreate, { code: 'cancel_reason', name: { en_US: 'x' } })).toMatchObject({
      data: { fieldErrors: [{ path: 'code', rule: 'taken' }] },
    })
    for (const value of ['late', 'price', 'other'])
      await head.ok(dictionaryCreate, { list: 'cancel_reason', value, label: { en_US: value } })
    const order = async () => (await head.ok(dictionaryPage, { list: 'cancel_reason' })).records
    const version = async () =>
      (await head.ok(dictionaryLists, {})).lists.find(({ code }) => code === 'cancel_reason')?.version ?? 0
    const rows = await order()
    expect(rows.map(({ value }) => value)).toEqual(['late', 'price', 'other'])
    const seen = await version()
    const ids = [...rows].reverse().map(({ id }) => id)
    await head.ok(dictionarySort, { list: 'cancel_reason', version: seen, scope: 'all', ids })
    expect((await order()).map(({ value }) => value)).toEqual(['other', 'price', 'late'])
    expect(await head.call(dictionarySort, { list: 'cancel_reason', version: seen, scope: 'all', ids })).toMatchObject({
      code: 'FT510006',
    })
    const half = { list: 'cancel_reason', version: await version(), scope: 'all' as const, ids: ids.slice(0, 2) }
    expect(await head.call(dictionarySort, half)).toMatchObject({ code: 'FT510006' })
  })
})

describe('a file', () => {
  it('as the statistics office writes it becomes HS codes, once', async () => {
    const read = await preview(
      'hs_code',
      'section,hscode,description,parent,level\nXI,6111,"Garments; babies\'",61,4\nXI,611120,"Garments; babies\', of cotton",6111,6\n',
    )
    expect(read).toMatchObject({ rowCount: 2, addCount: 1, changeCount: 1, problems: [] })
    expect(read.changes[0]?.differences).toContainEqual({ field: 'section', before: '', after: 'XI' })
    expect(await api.visitor.ok(dictLookup, { type: 'hs_code', codes: ['611120'] })).toEqual([])
    const key = { idempotencyKey: 'aaaaaaaa-0000-4000-8000-000000000002' }
    expect(await head.ok(dictionaryImportApply, { importId: read.importId }, key)).toEqual({ added: 1, changed: 1 })
    expect(await head.call(dictionaryImportApply, { importId: read.importId })).toMatchObject({ code: 'MALL610207' })
    const [entry] = await api.visitor.ok(dictLookup, { type: 'hs_code', codes: ['611120'] })
    expect(entry).toMatchObject({ parent: '6111', extra: { section: 'XI' } })
    expect(await preview('hs_code', 'hscode,section\n611120,XI\n')).toMatchObject({ addCount: 0, changeCount: 0 })
  })

  it('with wrong cells names each of them and changes nothing', async () => {
    const read = await preview(
      'unit',
      'code,name_en_US,valid_from,sort,status\n1,a,soon,,\n991,,,,\n992,b,yesterday,,\n993,c,,x,maybe\n994,d,,,\n994,e,,,\n',
    )
    expect(read.problems.map(({ row, column }) => `${row} ${column}`)).toEqual([
      '2 code',
      '2 valid_from',
      '3 name_en_US',
      '4 valid_from',
      '5 sort',
      '5 status',
      '7 code',
    ])
    const german = await preview('unit', `code,name_en_US,name_de_DE\n995,e,${'e'.repeat(2_000)}\n`)
    expect(german.problems).toMatchObject([{ row: 2, column: 'name_de_DE' }])
    expect(await head.call(dictionaryImportApply, { importId: read.importId })).toMatchObject({ code: 'MALL610206' })
    expect(await api.visitor.ok(dictLookup, { type: 'unit', codes: ['991', '994'] })).toEqual([])
    expect((await preview('unit', 'code,nonsense\n001,x\n')).problems).toMatchObject([{ row: 1, column: 'nonsense' }])
  })

  it('writes periods that follow each other, whatever the order of its rows, and none that overlap', async () => {
    const columns = 'code,name_en_US,valid_from,valid_to\n'
    const overlapping = await preview('unit', `${columns}036,,,2022-01-01\n036,Gram,2021-01-01,\n`)
    expect(overlapping.problems).toMatchObject([{ row: 3, column: 'valid_from', value: '2021-01-01' }])
    const read = await preview('unit', `${columns}036,Gram B,2022-01-01,\n036,Gram A,2021-01-01,\n036,Gram,,\n`)
    expect(read.problems).toEqual([])
    expect(await head.ok(dictionaryImportApply, { importId: read.importId })).toEqual({ added: 2, changed: 1 })
    const { records } = await head.ok(dictionaryPage, { list: 'unit', keyword: '036' })
    expect(records.map(({ label, validFrom, validTo }) => [label['en_US'], validFrom, validTo]).sort()).toEqual([
      ['Gram A', '2021-01-01', '2021-12-31'],
      ['Gram B', '2022-01-01', null],
      ['Gram', null, '2020-12-31'],
    ])
  })

  it('takes no more codes away than can be looked for, and says so at the first beyond', async () => {
    await head.ok(dictionaryListCreate, { code: 'yarn_finish', name: { en_US: 'Finishes' } })
    await api.pool.query(
      `insert into reference_item (id, list_code, value, label, status, created_at, updated_at)
       select gen_random_uuid(), 'yarn_finish', 'F' || n, '{"en_US": "x"}', 'enabled', now(), now() from generate_series(1, 501) n`,
    )
    const lines = Array.from({ length: 501 }, (_, n) => `F${n + 1},disabled`)
    const { problems } = await preview('yarn_finish', `code,status\n${lines.join('\n')}\n`)
    expect(problems).toMatchObject([
      { row: 502, column: 'code', value: 'F501', message: expect.stringContaining('500') },
    ])
  })

  it('is refused when a row has changed since, and forgotten when it is cancelled', async () => {
    const read = await preview('unit', 'code,name_de_DE\n035,Kilo\n')
    const row = await found('unit', '035')
    await head.ok(dictionaryUpdate, { ...row, scope: 'all', label: { ...row.label, fr_FR: 'kilogramme' } })
    expect(await head.call(dictionaryImportApply, { importId: read.importId })).toMatchObject({ code: 'FT510006' })
    const next = await preview('unit', 'code,name_de_DE\n035,Kilo\n')
    const other = await api.person({ kind: 'operator', roles: ['op_super'] })
    expect(await other.call(dictionaryImportApply, { importId: next.importId })).toMatchObject({ code: 'FT520404' })
    expect(await head.ok(dictionaryImportCancel, { importId: next.importId })).toEqual({ cancelled: true })
    expect(await head.call(dictionaryImportApply, { importId: next.importId })).toMatchObject({ code: 'FT520404' })
  })

  it('comes out as it goes in', async () => {
    const { status, content } = await head.download(dictionaryExport, { list: 'iso_size_type' })
    expect(status).toBe(200)
    const answer = await head.upload(
      dictionaryImportPreview,
      { list: 'iso_size_type' },
      { name: 'codes.xlsx', type: 'application/octet-stream', content },
    )
    expect(answer.data).toMatchObject({ rowCount: 12, addCount: 0, changeCount: 0, problems: [] })
  })
})

describe('a long list', () => {
  it('is searched by index, in its codes and in its names', async () => {
    await api.pool.query(
      `insert into reference_item (id, list_code, value, label, status, created_at, updated_at)
       select gen_random_uuid(), 'place', 'ZZ' || lpad(n::text, 5, '0'), jsonb_build_object('en_US', 'Quay ' || md5(n::text)),
         'enabled', now(), now() from generate_series(1, 20000) n`,
    )
    const client = await api.pool.connect()
    try {
      // So few rows would be read through otherwise.
      await client.query('analyze reference_item; set enable_seqscan = off')
      const { rows } = await client.query<{ 'QUERY PLAN': string }>(
        `explain select * from reference_item
         where list_code = 'place' and (value like 'ZZ0423%' or search_text like '%d3d9446%')`,
      )
      const plan = rows.map(row => row['QUERY PLAN']).join('\n')
      expect(plan).toContain('reference_item_search')
      expect(plan).toContain('reference_item_value')
    } finally {
      client.release(true)
    }
    expect((await found('place', 'ZZ04239')).value).toBe('ZZ04239')
  })
})

describe('public holidays', () => {
  const label = { en_US: 'New Year’s Day' }
  const add = (value: string, extra: Record<string, string>) =>
    head.raw(dictionaryCreate, { list: 'public_holiday', value, label, extra })

  it('are days, and say whether nobody works or everybody does', async () => {
    expect(await add('2027-13-01', { kind: 'holiday' })).toMatchObject({
      data: { fieldErrors: [{ path: 'value', rule: 'code' }] },
    })
    for (const kind of ['', 'feast'])
      expect(await add('2027-01-01', { kind })).toMatchObject({
        data: { fieldErrors: [{ path: 'extra.kind', rule: 'invalid_value' }] },
      })
    expect(await add('2027-01-01', { kind: 'holiday' })).toMatchObject({ success: true })
    const read = await preview('public_holiday', 'code,kind,name_en_US\n2027-01-02,feast,Saturday\n')
    expect(read).toMatchObject({ problemCount: 1 })
  })
})
