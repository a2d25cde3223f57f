import { parse } from 'csv-parse/sync'
import { readXlsx } from 'hucre/xlsx'
import * as agreement from '@tradeport/domain/agreement/contract'
import * as catalogue from '@tradeport/domain/catalogue/contract'
import * as customs from '@tradeport/domain/customs/contract'
import { uploadFile } from '@tradeport/domain/files/contract'
import * as governance from '@tradeport/domain/governance/contract'
import * as identity from '@tradeport/domain/identity/contract'
import * as language from '@tradeport/domain/language/contract'
import * as reference from '@tradeport/domain/reference/contract'
import * as serviceMarket from '@tradeport/domain/service-market/contract'
import * as serviceOrder from '@tradeport/domain/service-order/contract'
import { DEFAULT_REGION } from '@tradeport/kernel/config'
import { endpointsOf, type Endpoint, type InputOf } from '@tradeport/kernel/contract-kit'
import { MIME } from '@tradeport/node/server-kit'
import { startDemoApi, type DemoApi } from '@tradeport/testing/demo'
import { pdfPages, zipParts, type Caller, type TestApi } from '@tradeport/testing/harness'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

const REASON = 'The tax office asked'
/** What begins every text that somebody wrote: a formula, markup of all kinds, quotes that end an attribute, and a turn of direction. */
const HOSTILE = `=1+1<svg onload=stolen>&"']]>\u202E`

let api: TestApi
let demo: DemoApi
let operator: Caller
let seller: Caller
let provider: Caller

/** Texts that people wrote have a blank or a sign beyond ASCII; codes, numbers and dates have neither. */
const WRITTEN_BY_PEOPLE = (value: string) => `(${value} like '% %' or octet_length(${value}) <> length(${value}))`

const POISONED_JSON = `
  create function pg_temp.poisoned(value jsonb) returns jsonb language plpgsql as $body$
  begin
    case jsonb_typeof(value)
      when 'string' then
        return case when ${WRITTEN_BY_PEOPLE(`(value #>> '{}')`)} then to_jsonb($poison$${HOSTILE}$poison$ || (value #>> '{}')) else value end;
      when 'object' then
        return (select coalesce(jsonb_object_agg(name, pg_temp.poisoned(part)), '{}') from jsonb_each(value) as parts (name, part));
      when 'array' then
        return (select coalesce(jsonb_agg(pg_temp.poisoned(part) order by at), '[]')
          from jsonb_array_elements(value) with ordinality as parts (part, at));
      else return value;
    end case;
  end $body$`

/** All that anybody wrote, in every table, as if its writer had meant harm; what a table does not let change stays. */
async function poison(): Promise<void> {
  const client = await api.pool.connect()
  try {
    await client.query(POISONED_JSON)
    const { rows } = await client.query<{ table: string; column: string; type: string }>(
      `select c.table_name as "table", c.column_name as "column", c.data_type as type
       from information_schema.columns c join information_schema.tables t using (table_schema, table_name)
       where c.table_schema = 'public' and t.table_type = 'BASE TABLE' and c.is_generated = 'NEVER' and c.data_type in ('text', 'jsonb')`,
    )
    for (const { table, column, type } of rows) {
      const [value, where] =
        type === 'text'
          ? [`$poison$${HOSTILE}$poison$ || "${column}"`, WRITTEN_BY_PEOPLE(`"${column}"`)]
          : [`pg_temp.poisoned("${column}")`, `pg_temp.poisoned("${column}") <> "${column}"`]
      await client.query(`update "${table}" set "${column}" = ${value} where ${where}`).catch(() => undefined)
    }
  } finally {
    client.release(true)
  }
}

beforeAll(async () => {
  demo = await startDemoApi()
  api = demo.api
  operator = await api.person({ kind: 'operator', roles: ['op_super'] })
  // Who has of everything: the company with the most forms, and the one that declares them.
  const { rows } = await api.pool.query<{ client: string; broker: string }>(
    `select f.company_id as client, f.broker_company_id as broker from declaration_form f
     where f.region_id = $1 and f.broker_company_id is not null group by 1, 2 order by count(*) desc limit 1`,
    [DEFAULT_REGION.regionId],
  )
  const { client = '', broker = '' } = rows[0] ?? {}
  seller = await api.person({ kind: 'seller', companyId: client })
  provider = await api.person({ kind: 'provider', companyId: broker })
  await api.pool.query('delete from ability_use where company_id = any ($1)', [[client, broker]])
  await api.pool.query('delete from ability_grant where company_id = any ($1)', [[client, broker]])
  await api.pool.query(
    `insert into ability_grant (id, region_id, company_id, ability, quota, used, valid_from, created_at)
     select gen_random_uuid(), $1, unnest($2::uuid[]), $3, null, 0, now() - interval '1 day', now()`,
    [DEFAULT_REGION.regionId, [client, broker], catalogue.DATA_EXPORT_ABILITY],
  )
  await poison()
  await api.api.jobs.register()
  await writeByHand()
}, 600_000)

/** What the demo has none of: a sign-in, a rate with a remark, a text of the platform's own. */
async function writeByHand(): Promise<void> {
  const { rows } = await api.pool.query<{ email: string }>('select email from user_account where id = $1', [
    seller.actor.userId,
  ])
  const email = rows[0]?.email ?? ''
  await api.visitor.ok(identity.login, { email, password: 'Passw0rd!', identity: 'seller' })
  await operator.ok(reference.exchangeRateCreate, {
    ...{ base: 'EUR', quote: 'CNY', rate: '7.9', rateSource: 'manual', asOf: '2026-01-05', note: HOSTILE },
  })
  const { records } = await operator.ok(language.languageTextPage, TEXTS)
  const text = records.find(({ english }) => !english.includes('{'))
  if (!text) throw new Error('there is no text')
  const { namespace, key, version } = text
  await operator.ok(language.languageTextSave, { ...TEXTS, namespace, key, version, text: HOSTILE })
}

const YEAR = { dateFrom: `${new Date().getUTCFullYear()}-01-01`, dateTo: `${new Date().getUTCFullYear()}-12-31` }
const TEXTS = { scope: 'all', locale: 'zh_CN' } as const

afterAll(async () => {
  await demo.close()
})

interface Written {
  readonly what: string
  readonly file: Buffer
  readonly mime: string
}

/** Saved under a name of one line, instead of shown as a page of ours. */
const SAVED = /^attachment; filename\*=UTF-8''[\w.~%-]+$/

async function written<E extends Endpoint>(who: Caller, endpoint: E, input: InputOf<E>): Promise<Written> {
  const { content, mime, disposition } = await who.download(endpoint, Object(input))
  const what = `${endpoint.name} ${JSON.stringify(input)}`
  if (mime.includes('json')) throw new Error(`${what} ${content.toString('utf8')}`)
  expect([what, disposition]).toEqual([what, expect.stringMatching(SAVED)])
  return { what, file: content, mime }
}

async function idsOf(query: string): Promise<string[]> {
  const { rows } = await api.pool.query<{ id: string }>(query, [[seller, provider].map(({ actor }) => actor.companyId)])
  return rows.map(({ id }) => id)
}

/** One after the other: all at once they would wait for each other's connections. */
async function each<T>(all: readonly T[], write: (one: T) => Promise<Written>): Promise<Written[]> {
  const files: Written[] = []
  for (const one of all) files.push(await write(one))
  return files
}

/** A sheet of goods whose heads and cells mean harm. */
function hostileGoods() {
  const cell = `"${HOSTILE.replaceAll('"', '""')}"`
  const rows = [`gName,gQty,${cell}`, `${cell},${cell},"-2+3"`]
  return { name: 'goods.csv', type: 'text/csv', content: Buffer.from(`${rows.join('\n')}\n`) }
}

/** Of every endpoint that writes a file of what people wrote: its files. */
const FILES: Readonly<Record<string, () => Promise<Written[]>>> = {
  [agreement.agreementConvertAndDownload.name]: async () => {
    const ids = await idsOf('select id from agreement where customer_company_id = any ($1) order by id limit 3')
    const asked = ids.flatMap(id =>
      (['docx', 'pdf'] as const).map(format => ({ id, format, locale: 'zh_CN' as const })),
    )
    return each(asked, input => written(seller, agreement.agreementConvertAndDownload, input))
  },
  [catalogue.productImportTemplate.name]: async () => {
    const categoryId = await aCategory()
    return each(['xlsx', 'csv'] as const, format =>
      written(seller, catalogue.productImportTemplate, { categoryId, format }),
    )
  },
  [catalogue.productExport.name]: async () => {
    const categoryId = await aCategory()
    return each(['xlsx', 'csv'] as const, format => written(seller, catalogue.productExport, { categoryId, format }))
  },
  [customs.customsOrderExport.name]: async () =>
    each([seller, provider], who => written(who, customs.customsOrderExport, {})),
  [customs.declarationFormConvertReport.name]: async () => {
    const { data } = await seller.upload(uploadFile, { kind: 'document' }, hostileGoods())
    return [await written(seller, customs.declarationFormConvertReport, { fileId: data.id })]
  },
  [customs.declarationFormExport.name]: async () => {
    const ids = await idsOf('select id from declaration_form where company_id = any ($1) order by id limit 5')
    const asked = ids.flatMap(id => customs.FORM_FORMATS.map(format => ({ ids: [id], format })))
    return each(asked, input => written(seller, customs.declarationFormExport, input))
  },
  [customs.declarationListExportDownload.name]: async () => {
    const { id } = await seller.ok(customs.declarationListExportCreate, {})
    await api.api.jobs.run('customs.listExports')
    return [await written(seller, customs.declarationListExportDownload, { id })]
  },
  [governance.auditExport.name]: async () => [await written(operator, governance.auditExport, {})],
  [governance.dataExportDownload.name]: async () => {
    const files: Written[] = []
    for (const list of governance.EXPORT_LISTS)
      for (const format of governance.EXPORT_FORMATS) {
        const { id } = await operator.ok(governance.fullExportCreate, { list, format, reason: REASON })
        await api.api.jobs.run('governance.writeExports')
        files.push(await written(operator, governance.dataExportDownload, { id }))
      }
    return files
  },
  [identity.loginLogExport.name]: async () => [await written(operator, identity.loginLogExport, {})],
  [language.languageExport.name]: async () => [
    await written(operator, language.languageExport, { ...TEXTS, locales: ['zh_CN'] }),
  ],
  [reference.dictionaryExport.name]: async () => {
    const { lists } = await operator.ok(reference.dictionaryLists, {})
    return each(lists, ({ code }) => written(operator, reference.dictionaryExport, { list: code }))
  },
  [reference.exchangeRateExport.name]: async () => [await written(operator, reference.exchangeRateExport, {})],
  [serviceMarket.serviceExport.name]: async () => [await written(provider, serviceMarket.serviceExport, {})],
  [serviceOrder.afterSalesCaseExport.name]: async () =>
    each([seller, provider], who => written(who, serviceOrder.afterSalesCaseExport, {})),
  [serviceOrder.serviceOrderExport.name]: async () =>
    each([seller, provider], who => written(who, serviceOrder.serviceOrderExport, {})),
  [serviceOrder.serviceOrderCommissionExport.name]: async () => [
    await written(operator, serviceOrder.serviceOrderCommissionExport, { ...YEAR, groupBy: 'provider' }),
  ],
}

/** Give out what somebody put in, byte by byte; hold nothing that anybody wrote; or are JSON, which the pages of the market read. */
const AS_THEY_CAME = [
  'catalogue.productDocumentFile',
  'content.publicDocumentFile',
  'files.fileDownload',
  'files.fileImage',
  'identity.avatarImage',
  'identity.evidenceFile',
  'language.dataConfig',
  'language.dataFile',
  'language.portalFile',
  'sheets.importJobReport',
  'sheets.templateDownload',
  'support.leaveMessageFile',
  'support.messageTrackFile',
]

async function aCategory(): Promise<string> {
  const { rows } = await api.pool.query<{ id: string }>(
    'select category_id as id from product where store_id = $1 group by 1 order by count(*) desc limit 1',
    [seller.actor.storeId],
  )
  return rows[0]?.id ?? ''
}

test('there is no file that is not looked at', () => {
  const { contracts } = demo.wiring
  const all = contracts.flatMap(contract => endpointsOf(contract).map(([, endpoint]) => endpoint))
  const names = all.filter(({ kind }) => kind === 'binary').map(({ name }) => name)
  expect(names.sort()).toEqual([...Object.keys(FILES), ...AS_THEY_CAME].sort())
})

/** As a spreadsheet reads it that takes a file of commas for its own. */
const COMPUTED = /^(?![+-]?\d+(?:\.\d+)?$)[=+\-@\t\r\n]/

/** Tags, and signs that begin one, where text should be. */
const UNSOUND = /<svg|&(?!(?:lt|gt|amp|quot|apos|#\d+|#x[\da-f]+);)|\]\]>/i

function unsoundXml(name: string, text: string): string[] {
  const fault = UNSOUND.exec(text)
  return fault ? [`${name}: …${text.slice(Math.max(0, fault.index - 60), fault.index + 60)}…`] : []
}

const unsoundParts = (file: Buffer): string[] =>
  Object.entries(zipParts(file))
    .filter(([name]) => /\.(?:xml|rels)$/.test(name))
    .flatMap(([name, part]) => unsoundXml(name, part.toString('utf8')))

/** What is wrong with a file, and how often it says what people wrote. */
async function look({ file, mime }: Written): Promise<{ faults: string[]; told: number }> {
  const count = (text: string, sought = '<svg onload=stolen>') => text.split(sought).length - 1
  if (mime.includes('spreadsheetml')) {
    const { sheets } = await readXlsx(new Uint8Array(file))
    const cells = sheets.flatMap(sheet => [...(sheet.cells?.values() ?? [])])
    const told = sheets.flatMap(({ rows }) => rows.flat().map(cell => count(String(cell))))
    const computed = cells.filter(cell => cell.formula !== undefined).map(cell => `computes ${String(cell.formula)}`)
    const leading = Object.entries(zipParts(file)).filter(([, part]) =>
      /TargetMode="External"|<f[ >]/.test(part.toString()),
    )
    return {
      faults: [...unsoundParts(file), ...computed, ...leading.map(([name]) => `leads out: ${name}`)],
      told: told.reduce((sum, each) => sum + each, 0),
    }
  }
  if (mime.includes('csv')) {
    const cells = parse(file.toString('utf8').replace(/^\uFEFF/, ''))
      .flat()
      .map(String)
    return { faults: cells.filter(cell => COMPUTED.test(cell)), told: count(cells.join('\n')) }
  }
  if (mime.includes('wordprocessingml')) {
    const text = Object.values(zipParts(file)).join('\n')
    return { faults: unsoundParts(file), told: count(text, '&lt;svg onload=stolen&gt;') }
  }
  if (mime.includes('xml')) {
    const text = file.toString('utf8')
    return { faults: unsoundXml('message', text), told: count(text, '&lt;svg onload=stolen&gt;') }
  }
  const running = /\/(?:JavaScript|JS|OpenAction|Launch|URI|AA)\b/.exec(file.toString('latin1'))
  return { faults: running ? [running[0]] : [], told: count(pdfPages(file).join('')) }
}

describe('what people wrote is text, and nothing else, in', () => {
  test.each(Object.entries(FILES))('%s', { timeout: 120_000 }, async (_name, write) => {
    const files = await write()
    expect(files.length).toBeGreaterThan(0)
    const faults: string[] = []
    const kinds = new Map<string, number>()
    for (const each of files) {
      const seen = await look(each)
      faults.push(...seen.faults.map(fault => `${each.what}: ${fault}`))
      kinds.set(each.mime, (kinds.get(each.mime) ?? 0) + seen.told)
    }
    expect(faults).toEqual([])
    // A file that says nothing of it would show nothing.
    expect([...kinds].filter(([, told]) => told === 0)).toEqual([])
  })
})

test('a sheet that comes back with what is wrong in it computes nothing that stood in it', async () => {
  const content = customs.aDeclaration({ items: [], containers: [] })
  const { id: formId } = await seller.ok(customs.declarationFormCreate, { content })
  const answer = await seller.upload(customs.declarationFormImportReport, { formId, kind: 'item' }, hostileGoods())
  expect(answer).toMatchObject({ success: true })
  const { data } = answer
  const file = Buffer.from(data.content, 'base64')
  const { faults, told } = await look({ what: 'report', file, mime: MIME.xlsx })
  expect(faults).toEqual([])
  expect(told).toBeGreaterThan(0)
})
