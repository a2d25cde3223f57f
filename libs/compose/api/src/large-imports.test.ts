import { randomUUID } from 'node:crypto'
import { request } from 'node:http'
import { writeXlsx } from 'hucre/xlsx'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import {
  aDeclaration,
  aDeclarationItem,
  declarationFormConvert,
  declarationFormConvertBook,
  declarationFormCreate,
  declarationFormDetail,
  declarationFormImportApply,
  declarationFormImportContainer,
} from '@tradeport/domain/customs/contract'
import { checkContainerNo } from '@tradeport/domain/customs/rules'
import { uploadFile } from '@tradeport/domain/files/contract'
import { DEFAULT_REGION } from '@tradeport/kernel/config'
import { z, type Endpoint, type Envelope } from '@tradeport/kernel/contract-kit'
import { startTestApi, type Caller, type TestApi } from '@tradeport/testing/harness'
import { builtProduct, type BuiltProduct } from './built-product.test-kit'

/**
 * The built program with so small a heap that it ends where an import holds more than its file: no time and no use of memory is measured,
 * it works or it is dead.
 */
const HEAP_MB = 128
const LINES = 5_000
const CONTAINERS = 20_000
/** So many of each line that a form is full of them before it is full of lines: it takes 99. */
const BOXES_OF_A_LINE = CONTAINERS / LINES
const FORMS = Math.ceil(LINES / Math.floor(99 / BOXES_OF_A_LINE))
const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

let api: TestApi
let seller: Caller
let product: BuiltProduct

beforeAll(async () => {
  api = await startTestApi()
  // The program has the real clock; what is made for it here must not be of the past.
  api.clock.now = new Date()
  product = await builtProduct({ name: 'large-imports', api, nodeArgs: [`--max-old-space-size=${HEAP_MB}`] })
}, 90_000)
afterAll(async () => {
  await product?.remove()
  await api.close()
})
beforeEach(async () => {
  seller = await api.person({ kind: 'seller', roles: ['seller_owner'] })
  await product.start()
}, 60_000)
afterEach(() => product.kill())

const saved = z.object({ id: z.string(), version: z.int() })
const drafts = z.object({ forms: z.array(z.object({ isNew: z.boolean() })) })
const preview = z.object({ problems: z.array(z.object({ row: z.int(), key: z.string() })) })
const named = z.object({
  problems: z.array(z.object({ sheet: z.string(), column: z.string(), row: z.int(), key: z.string() })),
})
const kept = z.object({ version: z.int(), content: z.object({ containers: z.array(z.unknown()) }) })

const headers = (key: string = randomUUID()) => ({
  authorization: `Bearer ${seller.token}`,
  'idempotency-key': key,
  locale: 'en_US',
  requestsource: '1',
})

const envelope = z.looseObject({ code: z.string() })
/** So little memory is so much work that a slow machine may turn a call away: whoever is told so asks again. */
async function answered(ask: () => Promise<Response>): Promise<Envelope> {
  const asked = async () => JSON.parse(await (await ask()).text())
  let last = asked()
  const isTurnedAway = async () => {
    const answer = await last.catch(() => undefined)
    const isBusy = answer !== undefined && z.parse(envelope, answer).code === 'SYS900503'
    if (isBusy) last = asked()
    return isBusy
  }
  await expect.poll(isTurnedAway, { timeout: 120_000, interval: 1_000 }).toBe(false)
  return last
}

/** A call over the network. */
const call = (endpoint: Endpoint, input: object, init: { signal?: AbortSignal } = {}): Promise<Envelope> =>
  answered(() =>
    fetch(`${product.url}${endpoint.path}`, {
      method: 'POST',
      ...init,
      headers: { ...headers(), 'content-type': 'application/json' },
      body: JSON.stringify({ ...input, source: DEFAULT_REGION.source }),
    }),
  )

interface Sheet {
  name: string
  type: string
  content: Buffer
}

function multipart(input: Readonly<Record<string, string>>, { name, type, content }: Sheet): FormData {
  const form = new FormData()
  for (const [field, value] of Object.entries({ ...input, source: DEFAULT_REGION.source })) form.append(field, value)
  form.append('file', new File([new Uint8Array(content)], name, { type }))
  return form
}

const send = (endpoint: Endpoint, input: Readonly<Record<string, string>>, sheet: Sheet): Promise<Envelope> =>
  answered(() =>
    fetch(`${product.url}${endpoint.path}`, { method: 'POST', headers: headers(), body: multipart(input, sheet) }),
  )

/** The first half of a file, after which whoever sends it is gone. */
async function breakOff(endpoint: Endpoint, input: Readonly<Record<string, string>>, sheet: Sheet): Promise<void> {
  const whole = new Response(multipart(input, sheet))
  const body = Buffer.from(await whole.arrayBuffer())
  const type = whole.headers.get('content-type') ?? ''
  await new Promise<void>(resolve => {
    const half = request(`${product.url}${endpoint.path}`, {
      method: 'POST',
      headers: { ...headers(), 'content-type': type, 'content-length': String(body.length) },
    })
    half.on('error', () => undefined)
    half.on('close', () => resolve())
    half.write(body.subarray(0, body.length / 2), () => half.destroy())
  })
}

const own = () => seller.actor.companyId ?? ''
const formsKept = async () =>
  (
    await api.pool.query<{ forms: number; lines: number; boxes: number }>(
      `select count(*)::int as forms, coalesce(sum(jsonb_array_length(content -> 'items')), 0)::int as lines,
         coalesce(sum(jsonb_array_length(content -> 'containers')), 0)::int as boxes
       from declaration_form where company_id = $1`,
      [own()],
    )
  ).rows[0]
const filesKept = async () =>
  (
    await api.pool.query<{ n: number }>(`select count(*)::int as n from file_asset where owner_company_id = $1`, [
      own(),
    ])
  ).rows[0]?.n

/** Until the program writes forms in a transaction of its own. */
const writing = () =>
  expect
    .poll(
      async () =>
        (
          await api.pool.query<{ n: number }>(
            `select count(*)::int as n from pg_stat_activity
             where datname = current_database() and backend_xid is not null and query like '%declaration_form%' and pid <> pg_backend_pid()`,
          )
        ).rows[0]?.n,
      { timeout: 120_000, interval: 5 },
    )
    .toBeGreaterThan(0)

const HEADS = ['codeTs', 'gName', 'gModel', 'gQty', 'gUnit', 'declPrice', 'tradeCurr', 'firstQty', 'firstUnit'] as const
type Cells = (string | number)[]
async function aBook(more: readonly { name: string; rows: Cells[] }[] = []): Promise<Sheet> {
  const rows = Array.from({ length: LINES }, (_, index) => {
    const item: Readonly<Record<string, unknown>> = { ...aDeclarationItem(), gName: `棉制针织套头衫 ${index + 1}` }
    return HEADS.map(head => String(item[head]))
  })
  const head = [
    ['Field', 'Value'],
    ['contractNo', 'LY-5000'],
  ]
  const content = await writeXlsx({
    sheets: [{ name: 'Head', rows: head }, { name: 'Goods', rows: [[...HEADS], ...rows] }, ...more],
  })
  return { name: 'book.xlsx', type: XLSX, content: Buffer.from(content) }
}

/** Numbers as ISO 6346 has them, each once. */
const containerNo = (index: number): string => {
  const serial = `CSQU${String(index).padStart(6, '0')}`
  return serial + z.parse(z.object({ check: z.string() }), checkContainerNo(`${serial}0`)).check
}
/** A row for each container of each line, with what is wrong in some of them, by their places. */
const boxSheet = (wrong: Readonly<Record<number, string>> = {}) => ({
  name: 'Boxes',
  rows: [
    ['containerId', 'containerMd', 'goodsNo', 'lclFlag', 'goodsContaWt'],
    ...Array.from({ length: CONTAINERS }, (_, index): Cells => {
      const line = Math.floor(index / BOXES_OF_A_LINE) + 1
      return [wrong[index] ?? containerNo(index), '21', String(line), '0', 4000]
    }),
  ],
})
const containers = (count: number): Sheet => {
  const rows = Array.from({ length: count }, (_, index) => `${containerNo(index)},21,1,0,4000`)
  return {
    name: 'containers.csv',
    type: 'text/csv',
    content: Buffer.from(`containerId,containerMd,goodsNo,lclFlag,goodsContaWt\n${rows.join('\n')}`),
  }
}

const stored = async (sheet: Sheet) =>
  z.parse(z.object({ id: z.string() }), (await send(uploadFile, { kind: 'document' }, sheet)).data).id

test('a workbook of 5,000 lines and 20,000 containers becomes as many drafts as take them or none, and no more when it is sent again', async () => {
  const sheet = await aBook([boxSheet()])
  await breakOff(uploadFile, { kind: 'document' }, sheet)
  await product.settled()
  expect(await filesKept()).toBe(0)
  const fileId = await stored(sheet)
  const none = { forms: 0, lines: 0, boxes: 0 }
  const whole = { forms: FORMS, lines: LINES, boxes: CONTAINERS }
  expect((await call(declarationFormConvert, { sourceType: 'excel', fileId })).data).toMatchObject({
    parts: FORMS,
    lines: LINES,
    problemCount: 0,
  })
  expect(await formsKept()).toEqual(none)

  // Called off while it writes, by whoever asked and closed the window.
  const window = new AbortController()
  const left = call(declarationFormConvertBook, { fileId }, { signal: window.signal }).catch(() => undefined)
  await writing()
  window.abort()
  await left
  await product.settled()
  expect(await formsKept()).toEqual(none)
  expect(product.isAlive()).toBe(true)

  // Ended while it writes: some drafts are there for itself, none for anybody else.
  const cut = call(declarationFormConvertBook, { fileId }).catch(() => undefined)
  await writing()
  await product.kill()
  await cut
  await product.settled()
  expect(await formsKept()).toEqual(none)

  await product.start()
  const made = await call(declarationFormConvertBook, { fileId })
  expect(z.parse(drafts, made.data).forms.map(({ isNew }) => isNew)).toEqual(Array(FORMS).fill(true))
  expect(await formsKept()).toEqual(whole)
  const again = await call(declarationFormConvertBook, { fileId })
  expect(z.parse(drafts, again.data).forms.map(({ isNew }) => isNew)).toEqual(Array(FORMS).fill(false))
  expect(await formsKept()).toEqual(whole)
  expect(product.isAlive()).toBe(true)
}, 420_000)

test('of 20,000 containers of a workbook every wrong cell is named, and nothing is made of it', async () => {
  const wrong = { 0: 'CSQU-1', 9_999: 'no number', 19_999: 'CSQU-3' }
  const fileId = await stored(await aBook([boxSheet(wrong)]))
  const read = await call(declarationFormConvert, { sourceType: 'excel', fileId })
  const { problems } = z.parse(named, read.data)
  expect(problems.map(({ sheet, column, row, key }) => `${sheet}!${column}${row} ${key}`)).toEqual(
    Object.keys(wrong).map(index => `Boxes!A${Number(index) + 2} container_no`),
  )
  expect((await call(declarationFormConvertBook, { fileId })).code).toBe('MALL610206')
  expect(await formsKept()).toEqual({ forms: 0, lines: 0, boxes: 0 })
  expect(product.isAlive()).toBe(true)
}, 180_000)

test('a sheet of 20,000 containers for one form is read and named, leaves nothing, and what fits is there once', async () => {
  const created = await call(declarationFormCreate, { content: aDeclaration({ containers: [] }) })
  const { id, version } = z.parse(saved, created.data)
  const sheet = containers(CONTAINERS)
  await breakOff(declarationFormImportContainer, { formId: id }, sheet)
  const read = await send(declarationFormImportContainer, { formId: id }, sheet)
  expect(read.data).toMatchObject({ rowCount: CONTAINERS, added: CONTAINERS })
  expect(z.parse(preview, read.data).problems).toContainEqual({ row: 101, key: 'containers_count' })
  const apply = (content: Sheet) =>
    send(declarationFormImportApply, { formId: id, version: String(version), kind: 'container' }, content)
  expect((await apply(sheet)).code).toBe('MALL610206')
  const detail = async () => z.parse(kept, (await call(declarationFormDetail, { id })).data)
  expect(await detail()).toMatchObject({ version, content: { containers: [] } })
  expect((await apply(containers(99))).data).toMatchObject({ added: 99, version: version + 1 })
  expect((await apply(containers(99))).data).toMatchObject({ added: 0, same: 99, version: version + 1 })
  expect((await detail()).content.containers).toHaveLength(99)
  expect(product.isAlive()).toBe(true)
}, 180_000)
