import { randomUUID } from 'node:crypto'
import { writeXlsx } from 'hucre/xlsx'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import {
  aDeclaration,
  aDeclarationItem,
  declarationFormConvert,
  declarationFormConvertBook,
  declarationFormConvertDiscard,
  declarationFormCreate,
  declarationFormDetail,
  declarationFormImportApply,
} from '@tradeport/domain/customs/contract'
import { uploadFile } from '@tradeport/domain/files/contract'
import { importJobConfirm, importJobDetail, uploadExcel } from '@tradeport/domain/sheets/contract'
import { DEFAULT_REGION } from '@tradeport/kernel/config'
import { z, type Endpoint, type Envelope } from '@tradeport/kernel/contract-kit'
import { startTestApi, type Caller, type TestApi } from '@tradeport/testing/harness'
import { builtProduct, type BuiltProduct } from './built-product.test-kit'
import { stoppedProgram, type StoppedProgram } from './stopped-program.test-kit'

/**
 * The built program, killed while it takes a spreadsheet over: all of it is there, or nothing, and once however often it is sent. What is
 * being committed when it dies is kept by the database, though nobody was told.
 */
const LINES = 120
/** A form has 50 lines at most. */
const FORMS = 3
const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

let api: TestApi
let seller: Caller
let product: BuiltProduct
let stopped: StoppedProgram

beforeAll(async () => {
  api = await startTestApi()
  // The program has the real clock; what is made for it here must not be of the past.
  api.clock.now = new Date()
  stopped = await stoppedProgram(
    api,
    `create trigger halt_last before insert on declaration_form for each row
       when (new.book_part = ${FORMS}) execute function halt_at('last');
     create constraint trigger halt_drafts after insert on declaration_form deferrable initially deferred for each row
       execute function halt_at('drafts');
     create trigger halt_form before update on declaration_form for each row
       when (old.content is distinct from new.content) execute function halt_at('form');
     create constraint trigger halt_saved after update on declaration_form deferrable initially deferred for each row
       when (old.content is distinct from new.content) execute function halt_at('saved');
     create trigger halt_job before update on import_job for each row
       when (old.status = 'preview' and new.status = 'confirmed') execute function halt_at('job');
     create trigger halt_file after delete on file_asset for each row execute function halt_at('file')`,
    () => product,
  )
  product = await builtProduct({ name: 'killed-import', api })
}, 90_000)
beforeEach(async () => {
  seller = await api.person({ kind: 'seller', roles: ['seller_owner'] })
  await product.start()
}, 60_000)
afterEach(() => product?.kill())
afterAll(async () => {
  stopped?.release()
  await product?.remove()
  await api.close()
})

const headers = (key: string) => ({
  authorization: `Bearer ${seller.token}`,
  'idempotency-key': key,
  locale: 'en_US',
  requestsource: '1',
})

/** A call over the network, of one press of a button; undefined when the program died before it answered. */
async function call(endpoint: Endpoint, input: object, key: string = randomUUID()): Promise<Envelope | undefined> {
  const answer = await fetch(`${product.url}${endpoint.path}`, {
    method: 'POST',
    headers: { ...headers(key), 'content-type': 'application/json' },
    body: JSON.stringify({ ...input, source: DEFAULT_REGION.source }),
  }).catch(() => undefined)
  return answer?.json().catch(() => undefined)
}

interface Sheet {
  name: string
  type: string
  content: Buffer
}

/** The same with a file. */
async function send(
  endpoint: Endpoint,
  input: Readonly<Record<string, string>>,
  { name, type, content }: Sheet,
  key: string = randomUUID(),
): Promise<Envelope | undefined> {
  const body = new FormData()
  for (const [field, value] of Object.entries({ ...input, source: DEFAULT_REGION.source })) body.append(field, value)
  body.append('file', new File([new Uint8Array(content)], name, { type }))
  const answer = await fetch(`${product.url}${endpoint.path}`, { method: 'POST', headers: headers(key), body }).catch(
    () => undefined,
  )
  return answer?.json().catch(() => undefined)
}

const stored = async (sheet: Sheet) =>
  z.parse(z.object({ id: z.string() }), (await send(uploadFile, { kind: 'document' }, sheet))?.data).id

const HEADS = ['codeTs', 'gName', 'gModel', 'gQty', 'gUnit', 'declPrice', 'tradeCurr', 'firstQty', 'firstUnit'] as const
async function aBook(): Promise<Sheet> {
  const rows = Array.from({ length: LINES }, (_, index) => {
    const item: Readonly<Record<string, unknown>> = { ...aDeclarationItem(), gName: `棉制针织套头衫 ${index + 1}` }
    return HEADS.map(head => String(item[head]))
  })
  const content = await writeXlsx({ sheets: [{ name: 'Goods', rows: [[...HEADS], ...rows] }] })
  return { name: 'book.xlsx', type: XLSX, content: Buffer.from(content) }
}
const boxes: Sheet = {
  name: 'containers.csv',
  type: 'text/csv',
  content: Buffer.from('containerId,containerMd,goodsNo,lclFlag,goodsContaWt\nCSQU3054383,21,1,0,4000'),
}

const draftsKept = async () =>
  (
    await api.pool.query<{ forms: number; lines: number }>(
      `select count(*)::int as forms, coalesce(sum(jsonb_array_length(content -> 'items')), 0)::int as lines
       from declaration_form where company_id = $1`,
      [seller.actor.companyId],
    )
  ).rows[0]
const NONE = { forms: 0, lines: 0 }
const WHOLE = { forms: FORMS, lines: LINES }

const made = z.object({ forms: z.array(z.object({ isNew: z.boolean() })) })
const isNew = (answer: Envelope | undefined) => z.parse(made, answer?.data).forms.map(form => form.isNew)
const seen = z.object({ version: z.int(), content: z.object({ containers: z.array(z.unknown()) }) })
async function form() {
  const created = await call(declarationFormCreate, { content: aDeclaration({ containers: [] }) })
  const { id, version } = z.parse(z.object({ id: z.string(), version: z.int() }), created?.data)
  const stands = async () => {
    const detail = z.parse(seen, (await call(declarationFormDetail, { id }))?.data)
    return [detail.version, detail.content.containers.length]
  }
  return { id, version, stands }
}

test.each([
  ['last', NONE],
  ['drafts', WHOLE],
] as const)(
  'killed while a workbook becomes drafts, at its %s: all of them are there or none, and pressed again each is there once',
  async (step, kept) => {
    const fileId = await stored(await aBook())
    const key = randomUUID()
    const press = (of = key) => call(declarationFormConvertBook, { fileId }, of)
    await stopped.killedAt(step, async () => void press())
    expect(await draftsKept()).toEqual(kept)
    await product.start()
    // The same press is told what it would have been told, another one that they are there.
    expect(isNew(await press())).toEqual(Array(FORMS).fill(true))
    expect(isNew(await press(randomUUID()))).toEqual(Array(FORMS).fill(false))
    expect(await draftsKept()).toEqual(WHOLE)
  },
  120_000,
)

test.each([
  ['form', 0],
  ['saved', 1],
] as const)(
  'killed while a sheet is taken into a form, at its %s: the form is as it was or has all of it, and then has it once',
  async (step, taken) => {
    const { id, version, stands } = await form()
    const key = randomUUID()
    const press = (at = version, of = key) =>
      send(declarationFormImportApply, { formId: id, version: String(at), kind: 'container' }, boxes, of)
    await stopped.killedAt(step, async () => void press())
    await product.start()
    expect(await stands()).toEqual([version + taken, taken])
    expect((await press())?.data).toMatchObject({ added: 1, version: version + 1 })
    expect((await press(version + 1, randomUUID()))?.data).toMatchObject({ added: 0, same: 1 })
    expect(await stands()).toEqual([version + 1, 1])
  },
  120_000,
)

test.each([
  ['form', 'preview', 0],
  ['job', 'preview', 0],
  ['saved', 'confirmed', 1],
] as const)(
  'killed while a spreadsheet that was looked at is taken over, at its %s: it is %s, and is taken over once',
  async (step, stand, taken) => {
    const { id: bizId, version, stands } = await form()
    const read = await call(uploadExcel, { bizType: 'container', bizId, fileId: await stored(boxes) })
    const job = z.parse(z.object({ id: z.string(), version: z.int() }), read?.data)
    const status = async () => (await call(importJobDetail, { id: job.id }))?.data
    const key = randomUUID()
    const press = (of = key) => call(importJobConfirm, { id: job.id, version: job.version }, of)
    await stopped.killedAt(step, async () => void press())
    await product.start()
    expect(await status()).toMatchObject({ status: stand, version: job.version + taken })
    expect(await stands()).toEqual([version + taken, taken])
    expect((await press())?.data).toMatchObject({ status: 'confirmed', added: 1 })
    expect((await press(randomUUID()))?.code).toBe('FT510006')
    expect(await stands()).toEqual([version + 1, 1])
  },
  120_000,
)

test('killed while a workbook is dropped: it is still there to be read, and then it is gone', async () => {
  const fileId = await stored(await aBook())
  const read = async () => (await call(declarationFormConvert, { sourceType: 'excel', fileId }))?.code
  const key = randomUUID()
  const press = () => call(declarationFormConvertDiscard, { fileId }, key)
  await stopped.killedAt('file', async () => void press())
  await product.start()
  expect(await read()).toBe('200')
  expect((await press())?.code).toBe('200')
  expect((await press())?.code).toBe('200')
  expect(await read()).toBe('FT520400')
  expect(await draftsKept()).toEqual(NONE)
}, 120_000)
