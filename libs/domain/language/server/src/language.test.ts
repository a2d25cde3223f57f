import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { plug } from '@tradeport/compose/api'
import { readXlsx, writeXlsx } from 'hucre/xlsx'
import * as language from '@tradeport/domain/language/contract'
import { LANGUAGE_DATA_PATHS, REGIONS, languageDataUrl } from '@tradeport/kernel/config'
import { startModuleApi, type Caller, type TestApi } from '@tradeport/testing/harness'
import { PublishedServerTexts, languageServer, type BuiltInTexts, type LanguagePorts } from './index'

const FILES: Record<string, Record<string, Record<string, string>>> = {
  shop: {
    en_US: { title: 'Shop', greeting: 'Hello {name}', count_one: '{count} piece', count_other: '{count} pieces' },
    de_DE: { title: 'Laden', greeting: 'Hallo {name}', count_one: '{count} Stück', count_other: '{count} Stück' },
    ru_RU: { title: 'Магазин', count_few: '{count} штуки', count_one: '{count} штука', count_other: '{count} штук' },
  },
  desk: { en_US: { open: 'Open: now' }, de_DE: { open: 'Offen: jetzt' } },
  letter: { en_US: { dear: 'Dear {name}' }, de_DE: { dear: 'Liebe {name}' } },
}

const builtIn: BuiltInTexts = {
  namespaces: ['desk', 'letter', 'shop'],
  server: { letter: { inPages: false, longest: 20 } },
  texts: async (namespace, locale) => FILES[namespace]?.[locale],
}
const ports: LanguagePorts = { builtIn, published: new PublishedServerTexts(builtIn) }

const region = REGIONS.puyuan
const demo = REGIONS.demo
let api: TestApi
let editor: Caller
let local: Caller
let auditor: Caller

beforeAll(async () => {
  api = await startModuleApi([plug(languageServer, ports)])
  editor = await api.person({ kind: 'operator', roles: ['op_content'] })
  local = await api.person({ kind: 'operator', roles: ['op_content'] })
  await api.pool.query('update operator set region_ids = $2 where user_id = $1', [
    local.actor.userId,
    [region.regionId],
  ])
  auditor = await api.person({ kind: 'operator', roles: ['op_auditor'] })
})
afterAll(() => api.close())
beforeEach(() =>
  api.pool.query(
    'truncate language_text, language_publication, language_publication_file, language_publication_change, language_import',
  ),
)

const german = { scope: 'all', locale: 'de_DE' as const, namespace: 'shop', key: 'title' }
const rowsOf = async (over: object = {}, who = editor) =>
  (await who.ok(language.languageTextPage, { scope: 'all', locale: 'de_DE', pageSize: 50, ...over })).records
const rowOf = async (at: typeof german) => {
  const row = (await rowsOf(at)).find(each => each.key === at.key)
  if (!row) throw new Error(`no text ${at.key}`)
  return row
}
const save = async (text: string, at: Partial<typeof german> = {}, who = editor) => {
  const address = { ...german, ...at }
  const { records } = await who.ok(language.languageTextPage, {
    scope: address.scope,
    locale: address.locale,
    namespace: address.namespace,
  })
  const version = records.find(row => row.key === address.key)?.version ?? 0
  return who.ok(language.languageTextSave, { ...address, version, text })
}
const publish = async (scope: string = 'all', who = editor) => {
  const draft = await who.ok(language.languageDraft, { scope })
  return who.ok(language.languagePublish, { scope, stamp: draft.stamp, note: 'A note' })
}
const read = async (url: string) => {
  const response = await api.api.app.inject({ method: 'GET', url })
  return { status: response.statusCode, cache: response.headers['cache-control'], json: response.json<unknown>() }
}
const config = (regionId = region.regionId) => read(languageDataUrl('config', { regionId }))
const file = (fileVersion: string, name: string, regionId = region.regionId) =>
  read(languageDataUrl('file', { regionId, fileVersion, file: `${name}.json` }))

describe('the list', () => {
  it('shows a language beside English, with what is missing, changed and wrong counted', async () => {
    await save('Geschäft')
    const page = await editor.ok(language.languageTextPage, { scope: 'all', locale: 'de_DE' })
    expect(page.counts).toEqual({ all: 6, missing: 0, draft: 1, published: 0, wrong: 0 })
    expect(page.records.find(row => row.key === 'title')).toMatchObject({
      english: 'Shop',
      builtIn: 'Laden',
      inherited: 'Laden',
      draft: 'Geschäft',
      status: 'draft',
      version: 1,
      actions: ['save', 'reset', 'discard'],
      updatedName: editor.actor.displayName,
    })
    const russian = await editor.ok(language.languageTextPage, { scope: 'all', locale: 'ru_RU', show: 'missing' })
    expect(russian.records.map(row => row.id)).toEqual(['desk:open', 'letter:dear', 'shop:greeting'])
    const few = await editor.ok(language.languageTextPage, { scope: 'all', locale: 'ru_RU', keyword: 'COUNT_few' })
    expect(few.records).toMatchObject([{ key: 'count_few', english: '{count} pieces', missing: false }])
  })

  it.each([
    ['words of the text', { keyword: 'lade' }, ['shop:title']],
    ['words of English', { keyword: 'hello' }, ['shop:greeting']],
    ['the key', { keyword: 'desk:open' }, ['desk:open']],
    ['all words', { keyword: 'stück one' }, ['shop:count_one']],
    ['a namespace', { namespace: 'desk' }, ['desk:open']],
    ['a namespace that is none', { namespace: 'x' }, []],
  ])('finds by %s', async (_name, filter, ids) => {
    expect((await rowsOf(filter)).map(row => row.id)).toEqual(ids)
  })

  it('is for operators of the texts, in the regions they serve', async () => {
    expect((await api.visitor.call(language.languageOverview, {})).code).toBe('global400001')
    const finance = await api.person({ kind: 'operator', roles: ['op_finance'] })
    expect((await finance.call(language.languageOverview, {})).code).toBe('MALL600403')
    expect(await editor.ok(language.languageOverview, {})).toMatchObject({ scope: 'all', mayEdit: true, liveNo: 0 })
    expect(await local.ok(language.languageOverview, {})).toMatchObject({
      scope: region.regionId,
      scopes: ['all', region.regionId],
      mayEdit: true,
    })
    expect((await local.call(language.languageOverview, { scope: demo.regionId })).code).toBe('MALL600404')
    expect(await auditor.ok(language.languageOverview, {})).toMatchObject({ mayEdit: false })
    expect((await rowsOf({}, auditor))[0]?.actions).toEqual([])
    for (const [who, scope, code] of [
      [auditor, 'all', 'MALL600403'],
      [local, 'all', 'MALL600403'],
      [local, demo.regionId, 'MALL600404'],
      [editor, 'nowhere', 'MALL600404'],
    ] as const)
      expect((await who.call(language.languageTextSave, { ...german, scope, version: 0, text: 'x' })).code).toBe(code)
  })
})

describe('a draft', () => {
  it('keeps the placeholders of English', async () => {
    const greeting = { ...german, key: 'greeting', version: 0 }
    const wrong = await editor.call(language.languageTextSave, { ...greeting, text: 'Guten Tag {nmae}' })
    expect(wrong).toMatchObject({ code: 'MALL600400', data: { fieldErrors: [{ path: 'text' }] } })
    expect((await editor.ok(language.languageTextSave, { ...greeting, text: 'Guten Tag {name}' })).status).toBe('draft')
    const one = { ...german, key: 'count_one', version: 0, text: 'ein Stück' }
    expect((await editor.ok(language.languageTextSave, one)).status).toBe('draft')
  })

  it('is tidied, refused when empty, unknown or stale, and nothing when it says what stands anyway', async () => {
    expect(await save('  Geschäft\r\nhier ')).toEqual({ status: 'draft', version: 1 })
    expect((await rowOf(german)).draft).toBe('Geschäft\nhier')
    expect((await editor.call(language.languageTextSave, { ...german, version: 0, text: 'x' })).code).toBe('FT510006')
    expect((await editor.call(language.languageTextSave, { ...german, version: 1, text: '  ' })).code).toBe(
      'MALL600400',
    )
    const unknown = { ...german, key: 'nothing', version: 0, text: 'x' }
    expect((await editor.call(language.languageTextSave, unknown)).code).toBe('MALL600404')
    expect(await save('Laden')).toEqual({ status: 'built_in', version: 0 })
    expect((await rowOf(german)).status).toBe('built_in')
  })

  it('of two people who begin at the same time one is told', async () => {
    const both = await Promise.all(
      ['A', 'B'].map(text => editor.call(language.languageTextSave, { ...german, version: 0, text })),
    )
    expect(both.map(answer => answer.code).sort()).toEqual(['200', 'FT510006'])
  })

  it('can be thrown away, one or all, and leaves what is published', async () => {
    await save('Geschäft')
    await publish()
    await save('Kaufhaus')
    const { version } = await rowOf(german)
    expect(await editor.ok(language.languageTextDiscard, { ...german, version })).toMatchObject({ status: 'published' })
    expect(await rowOf(german)).toMatchObject({ draft: 'Geschäft', published: 'Geschäft', status: 'published' })
    await save('Kaufhaus')
    await save('Guten Tag {name}', { key: 'greeting' })
    const { stamp, total } = await editor.ok(language.languageDraft, { scope: 'all' })
    expect(total).toBe(2)
    expect(await editor.ok(language.languageDraftDiscard, { scope: 'all', stamp })).toEqual({ discarded: 2 })
    expect((await rowsOf({ show: 'draft' })).length).toBe(0)
    expect((await rowOf(german)).published).toBe('Geschäft')
  })

  it('is in the audit with before and after', async () => {
    await save('Krämerei')
    const { rows } = await api.pool.query(
      `select action, entity_id, before, after, actor_user_id from audit_log where entity_type = 'languageText' and after ->> 'draft' = 'Krämerei'`,
    )
    expect(rows).toEqual([
      {
        action: 'languageText:save',
        entity_id: 'all/de_DE/shop:title',
        before: { draft: null, published: null },
        after: { draft: 'Krämerei' },
        actor_user_id: editor.actor.userId,
      },
    ])
  })
})

describe('publishing', () => {
  it('makes files that never change and a version file that grows', async () => {
    expect((await config()).json).toEqual({ version: 0, fileVersion: '' })
    await save('Geschäft')
    expect((await config()).json).toEqual({ version: 0, fileVersion: '' })
    expect(await publish()).toEqual({ no: 1, changeCount: 1 })
    expect(await config()).toEqual({ status: 200, cache: 'no-cache', json: { version: 1, fileVersion: '1.0' } })
    expect(await file('1.0', 'de_DE')).toEqual({
      status: 200,
      cache: 'public, max-age=31536000, immutable',
      json: { 'shop:title': 'Geschäft' },
    })
    expect((await file('1.0', 'fr_FR')).json).toEqual({})
    await save('Jetzt: offen', { namespace: 'desk', key: 'open' })
    await publish()
    expect((await file('2.0', 'de_DE')).json).toEqual({ 'shop:title': 'Geschäft', 'desk:open': 'Jetzt: offen' })
    expect((await file('1.0', 'de_DE')).json).toEqual({ 'shop:title': 'Geschäft' })
    expect((await read(languageDataUrl('portal', { regionId: region.regionId }))).json).toEqual({
      de_DE: { 'shop:title': 'Geschäft', 'desk:open': 'Jetzt: offen' },
    })
    await expect(api.pool.query(`update language_publication_file set texts = '{}'`)).rejects.toThrow('does not change')
  })

  it.each([
    ['a version that is still to come', { fileVersion: '9.0', file: 'de_DE.json' }, 'MALL600404'],
    ['no region', { regionId: '77', fileVersion: '0.0', file: 'de_DE.json' }, 'MALL600404'],
    ['no language', { fileVersion: '0.0', file: 'de.json' }, 'MALL600400'],
    ['no version', { fileVersion: 'x', file: 'de_DE.json' }, 'MALL600400'],
  ])('%s has no file', async (_name, values, code) => {
    expect(await read(languageDataUrl('file', { regionId: region.regionId, ...values }))).toMatchObject({
      json: { code },
    })
    expect(LANGUAGE_DATA_PATHS.file).toContain(':fileVersion')
  })

  it('of a region comes before that of all regions, and only there', async () => {
    await save('Geschäft')
    await publish()
    await save('Wollladen', { scope: region.regionId }, local)
    await publish(region.regionId, local)
    expect((await config()).json).toEqual({ version: 2, fileVersion: '1.1' })
    expect((await config(demo.regionId)).json).toEqual({ version: 1, fileVersion: '1.0' })
    expect((await file('1.1', 'de_DE')).json).toEqual({ 'shop:title': 'Wollladen' })
    expect((await file('1.0', 'de_DE', demo.regionId)).json).toEqual({ 'shop:title': 'Geschäft' })
    expect(await rowOf({ ...german, scope: region.regionId })).toMatchObject({ inherited: 'Geschäft' })
    const at = { ...german, scope: region.regionId }
    const { version } = await rowOf(at)
    expect(await local.ok(language.languageTextReset, { ...at, version })).toMatchObject({ status: 'draft' })
    await publish(region.regionId, local)
    expect((await file('1.2', 'de_DE')).json).toEqual({ 'shop:title': 'Geschäft' })
    expect((await rowOf(at)).status).toBe('built_in')
  })

  it('publishes what was seen or nothing', async () => {
    await save('Geschäft')
    const { stamp, changes, locales } = await editor.ok(language.languageDraft, { scope: 'all' })
    expect(changes).toMatchObject([
      { locale: 'de_DE', before: 'Laden', after: 'Geschäft', by: editor.actor.displayName },
    ])
    expect(locales).toEqual([{ locale: 'de_DE', count: 1 }])
    await save('Kaufhaus')
    expect((await editor.call(language.languagePublish, { scope: 'all', stamp })).code).toBe('FT510006')
    const draft = await editor.ok(language.languageDraft, { scope: 'all' })
    const input = { scope: 'all', stamp: draft.stamp }
    expect((await auditor.call(language.languagePublish, input)).code).toBe('MALL600403')
    const twice = await Promise.all([1, 2].map(() => editor.call(language.languagePublish, input)))
    expect(twice.map(answer => answer.code).sort()).toEqual(['200', 'FT510006'])
    const empty = await editor.ok(language.languageDraft, { scope: 'all' })
    const again = await editor.call(language.languagePublish, { scope: 'all', stamp: empty.stamp })
    expect([empty.total, again.code]).toEqual([0, 'MALL600403'])
  })

  it('refuses a draft whose English text has other placeholders since', async () => {
    await save('Geschäft')
    await api.pool.query(`update language_text set draft = 'Geschäft {x}'`)
    const { stamp } = await editor.ok(language.languageDraft, { scope: 'all' })
    expect(await editor.call(language.languagePublish, { scope: 'all', stamp })).toMatchObject({
      code: 'MALL600400',
      data: { fieldErrors: [{ path: 'de_DE/shop:title' }] },
    })
    expect((await rowsOf({ show: 'wrong' })).map(row => row.problem)).toEqual([{ missing: [], unknown: ['x'] }])
  })

  it('goes back to an earlier version as a new one, and drafts stay', async () => {
    await save('Geschäft')
    await publish()
    await save('Kaufhaus')
    await save('Guten Tag {name}', { key: 'greeting' })
    await publish()
    await save('Entwurf {name}', { key: 'greeting' })
    await save('eins', { key: 'count_one' })
    const versions = await editor.ok(language.languageVersionPage, { scope: 'all' })
    expect(versions.records.map(row => [row.no, row.changeCount, row.live, row.actions])).toEqual([
      [2, 2, true, []],
      [1, 1, false, ['rollBack']],
    ])
    const first = versions.records[1]?.id ?? ''
    expect((await editor.call(language.languageRollBack, { id: first, liveNo: 1 })).code).toBe('FT510006')
    expect((await auditor.call(language.languageRollBack, { id: first, liveNo: 2 })).code).toBe('MALL600403')
    expect(await editor.ok(language.languageRollBack, { id: first, liveNo: 2 })).toEqual({ no: 3, changeCount: 2 })
    expect((await config()).json).toEqual({ version: 3, fileVersion: '3.0' })
    expect((await file('3.0', 'de_DE')).json).toEqual({ 'shop:title': 'Geschäft' })
    expect(await rowOf(german)).toMatchObject({ draft: 'Geschäft', published: 'Geschäft', status: 'published' })
    expect(await rowOf({ ...german, key: 'greeting' })).toMatchObject({ draft: 'Entwurf {name}', published: null })
    expect(await rowOf({ ...german, key: 'count_one' })).toMatchObject({ draft: 'eins', published: null })
    const newest = await editor.ok(language.languageVersionPage, { scope: 'all' })
    const detail = await editor.ok(language.languageVersionDetail, { id: newest.records[0]?.id ?? '' })
    expect(detail).toMatchObject({ no: 3, restoredNo: 1, live: true })
    expect(detail.changes.map(({ key, before, after }) => [key, before, after])).toEqual([
      ['greeting', 'Guten Tag {name}', 'Hallo {name}'],
      ['title', 'Kaufhaus', 'Geschäft'],
    ])
    const { entries } = await editor.ok(language.languageTextHistory, german)
    expect(entries.map(({ no, after }) => [no, after])).toEqual([
      [3, 'Geschäft'],
      [2, 'Kaufhaus'],
      [1, 'Geschäft'],
    ])
  })
})

describe('what the server says itself', () => {
  const letter = { namespace: 'letter', key: 'dear' }

  it('is refused where it is too long to be shown, in the list and in a spreadsheet', async () => {
    const long = { ...german, ...letter, version: 0, text: `Sehr verehrte ${'gute '.repeat(3)}{name}` }
    expect(await editor.call(language.languageTextSave, long)).toMatchObject({
      code: 'MALL600400',
      data: { fieldErrors: [{ path: 'text', rule: 'too_long', params: { max: 20 } }] },
    })
    expect((await rowsOf({ namespace: 'letter' })).map(row => row.maxLength)).toEqual([20])
    expect((await rowOf(german)).maxLength).toBe(4000)
  })

  it('is no part of the files of front-ends', async () => {
    await save('Werte {name}', letter)
    await save('Geschäft')
    await publish()
    expect((await file('1.0', 'de_DE')).json).toEqual({ 'shop:title': 'Geschäft' })
    const portal = await read(languageDataUrl('portal', { regionId: region.regionId }))
    expect(portal.json).toEqual({ de_DE: { 'shop:title': 'Geschäft' } })
  })

  it('is at hand after a start, the region’s own first, and not when its placeholders are no longer those of English', async () => {
    await save('Werte {name}', letter)
    await publish()
    await save('Ihr {name}', { ...letter, scope: region.regionId }, local)
    await publish(region.regionId, local)
    const found = (texts: PublishedServerTexts) =>
      [region, demo].map(({ regionId }) => texts.find(regionId, 'de_DE', 'letter', 'dear'))
    const started = async (files: BuiltInTexts) => {
      const texts = new PublishedServerTexts(files)
      const service = texts.service(api.api.parts)
      await service.start()
      await service.stop()
      return texts
    }
    const texts = await started(builtIn)
    expect(found(texts)).toEqual(['Ihr {name}', 'Werte {name}'])
    expect(texts.find(demo.regionId, 'de_DE', 'shop', 'title')).toBeUndefined()
    const later = await started({ ...builtIn, texts: async () => ({ dear: 'Dear {firstName}' }) })
    expect(found(later)).toEqual([undefined, undefined])
  })
})

describe('spreadsheets', () => {
  const exported = async () => {
    const answer = await editor.download(language.languageExport, {
      scope: 'all',
      locale: 'de_DE',
      locales: ['de_DE', 'ru_RU'],
    })
    const book = await readXlsx(new Uint8Array(answer.content))
    return { answer, rows: book.sheets[0]?.rows.map(row => row.map(cell => cell ?? '')) ?? [] }
  }
  const imported = async (rows: (string | number)[][], who = editor, scope = 'all') => {
    const content = Buffer.from(await writeXlsx({ sheets: [{ name: 'texts', rows }] }))
    return who.upload(language.languageImportPreview, { scope }, { name: 'texts.xlsx', type: '', content })
  }
  const HEAD = ['namespace', 'key', 'english', 'Deutsch (de_DE)']

  it('hold what the list shows, and come back unchanged without a change', async () => {
    await save('Geschäft')
    const { answer, rows } = await exported()
    expect(answer.mime).toContain('spreadsheetml')
    expect(rows[0]).toEqual(['namespace', 'key', 'english', 'Deutsch (de_DE)', 'Русский (ru_RU)'])
    expect(rows.find(row => row[1] === 'title')).toEqual(['shop', 'title', 'Shop', 'Geschäft', 'Магазин'])
    expect((await imported(rows.map(row => row.map(String)))).data).toMatchObject({ changeCount: 0, problemCount: 0 })
  })

  it('name every bad cell and change nothing', async () => {
    const { data } = await imported([
      HEAD,
      ['shop', 'greeting', '', 'Hallo {x}'],
      ['shop', 'nothing', '', 'x'],
      ['shop', 'title', '', 'Geschäft'],
      ['shop', 'title', '', 'Kaufhaus'],
      ['desk', 'open', '', 'x'.repeat(4001)],
    ])
    expect(data.problems).toMatchObject([
      { row: 2, column: 'D', fault: 'placeholders', names: ['name', 'x'] },
      { row: 3, column: 'B', fault: 'unknown_text' },
      { row: 5, column: 'B', fault: 'twice' },
      { row: 6, column: 'D', fault: 'too_long' },
    ])
    expect((await editor.call(language.languageImportApply, { importId: data.importId })).code).toBe('MALL610206')
    expect(await rowsOf({ show: 'draft' })).toEqual([])
    const columns = await imported([
      [...HEAD, 'Klingon'],
      ['shop', 'title', '', 'a', 'b'],
    ])
    expect(columns.data.problems).toMatchObject([{ row: 1, column: 'E', fault: 'unknown_column', value: 'Klingon' }])
    expect((await imported([HEAD])).data.problems).toMatchObject([{ fault: 'no_rows' }])
  })

  it('become drafts, all or none', async () => {
    const rows = [HEAD, ['shop', 'title', '', 'Geschäft'], ['shop', 'greeting', '', ''], ['desk', 'open', '', 'Auf']]
    const { data } = await imported(rows)
    expect(data).toMatchObject({ rowCount: 3, changeCount: 2, problemCount: 0 })
    expect(data.changes[0]).toMatchObject({ key: 'title', before: 'Laden', after: 'Geschäft' })
    expect((await local.call(language.languageImportApply, { importId: data.importId })).code).toBe('MALL600404')
    expect(await editor.ok(language.languageImportApply, { importId: data.importId })).toEqual({ changeCount: 2 })
    expect((await rowsOf({ show: 'draft' })).map(row => row.draft)).toEqual(['Auf', 'Geschäft'])
    const { rows: told } = await api.pool.query(
      `select entity_no, before ->> 'draft' as before, after ->> 'draft' as after from audit_log
       where action = 'languageText:import' and entity_no is not null order by entity_no`,
    )
    expect(told).toEqual([
      { entity_no: 'desk:open', before: expect.any(String), after: 'Auf' },
      { entity_no: 'shop:title', before: 'Laden', after: 'Geschäft' },
    ])
    expect((await editor.call(language.languageImportApply, { importId: data.importId })).code).toBe('MALL610207')
    const stale = await imported([HEAD, ['shop', 'title', '', 'Laden 2'], ['desk', 'open', '', 'Auf 2']])
    await save('Kaufhaus')
    expect((await editor.call(language.languageImportApply, { importId: stale.data.importId })).code).toBe('FT510006')
    expect((await rowOf({ ...german, namespace: 'desk', key: 'open' })).draft).toBe('Auf')
  })

  it('are refused for those who may not edit, and forgotten after a day', async () => {
    const rows = [HEAD, ['shop', 'title', '', 'Geschäft']]
    expect((await imported(rows, auditor)).code).toBe('MALL600403')
    expect((await imported(rows, local)).code).toBe('MALL600403')
    const { data } = await imported(rows, local, region.regionId)
    const now = api.clock.now
    api.clock.now = new Date(now.getTime() + 25 * 3_600_000)
    expect((await local.call(language.languageImportApply, { importId: data.importId })).code).toBe('MALL610207')
    await api.api.jobs.run('language.forget-imports')
    expect((await local.call(language.languageImportApply, { importId: data.importId })).code).toBe('MALL600404')
    api.clock.now = now
  })
})
