import { randomUUID } from 'node:crypto'
import type { Socket } from 'node:net'
import { writeXlsx } from 'hucre/xlsx'
import type pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  aDeclarant,
  aDeclaration,
  declarationFormConfigSave,
  declarationFormConvertBook,
  declarationFormCreate,
  declarationFormDetail,
  declarationFormImportApply,
  declarationFormPage,
  declarationFormPushSingleWindow,
  declarationFormSubmit,
  declarationFormTestConnection,
  declarationListExportCreate,
  declarationListExportCurrent,
  declarationListExportDownload,
} from '@tradeport/domain/customs/contract'
import { uploadFile } from '@tradeport/domain/files/contract'
import type { JobStep } from '@tradeport/node/server-kit'
import { startTestApi, type Caller, type TestApi } from '@tradeport/testing/harness'
import type { SingleWindowPort } from './index'
import { drainPushes, takeReceipts } from './pushes'

let api: TestApi
let seller: Caller

beforeAll(async () => {
  api = await startTestApi()
  seller = await api.person({ kind: 'seller', roles: ['seller_owner'] })
  await seller.ok(declarationFormConfigSave, aDeclarant())
  await seller.ok(declarationFormTestConnection, {})
})
afterAll(() => api.close())

const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'
const WAYS = ['before it is done', 'after it is done, unheard'] as const
type Way = (typeof WAYS)[number]
/** More statements than any of these works has. */
const MOST = 200

/**
 * Does something while the connection to the database breaks at its nth statement in transactions, as it does for a program that is
 * killed there: what was not committed is gone, and nobody hears what was.
 *
 * @returns whether there was an nth statement
 */
async function cutAt(nth: number, way: Way, work: () => Promise<unknown>): Promise<boolean> {
  const { pool } = api
  const connect = pool.connect.bind(pool)
  let count = 0
  let cutOff: number | null = null
  const cut = (client: pg.PoolClient) => {
    // pg's types leave out the connection, where the stream is, and its number.
    const { connection, processID } = client as pg.PoolClient & { connection: { stream: Socket }; processID: number }
    cutOff = processID
    connection.stream.destroy()
    throw new Error('cut off')
  }
  const watched = async () => {
    const client: pg.PoolClient = await connect()
    const query = client.query.bind(client) as (...asked: unknown[]) => Promise<unknown>
    // Nobody else listens while it is lent.
    const unheard = () => undefined
    client.on('error', unheard)
    const release = client.release.bind(client)
    Object.assign(client, {
      async query(...asked: unknown[]) {
        const isCut = ++count === nth
        if (isCut && way === 'before it is done') return cut(client)
        const answer = await query(...asked)
        return isCut ? cut(client) : answer
      },
      release(error?: Error | boolean) {
        Reflect.deleteProperty(client, 'query')
        Reflect.deleteProperty(client, 'release')
        client.off('error', unheard)
        release(error)
      },
    })
    return client
  }
  // With a callback it is the pool itself that asks, for single statements.
  Object.assign(pool, {
    connect: (done?: Parameters<typeof connect>[0]) => (done ? connect(done) : watched()),
  })
  try {
    await work()
  } finally {
    Reflect.deleteProperty(pool, 'connect')
  }
  // Until the database has noticed, what was cut off still holds its rows, and whoever passes over locked ones finds none.
  if (cutOff !== null) await expect.poll(() => counted('pg_stat_activity where pid = $1', cutOff)).toBe(0)
  return count >= nth
}

/** Through all statements of a work, one after the other. */
async function atEveryStatement(round: (nth: number) => Promise<boolean>): Promise<number> {
  for (let nth = 1; nth <= MOST; nth++) if (!(await round(nth))) return nth - 1
  throw new Error('there is no end of it')
}

const counted = async (text: string, ...values: unknown[]) =>
  (await api.pool.query<{ n: number }>(`select count(*)::int as n from ${text}`, values)).rows[0]?.n
const travel = (seconds: number) => {
  api.clock.now = new Date(api.clock.now.getTime() + seconds * 1_000)
}
const step: JobStep = work => api.inside(work)
const detail = (id: string) => seller.ok(declarationFormDetail, { id })

async function submitted() {
  const { id, version } = await seller.ok(declarationFormCreate, { content: aDeclaration() })
  return seller.ok(declarationFormSubmit, { id, version })
}

describe.each(WAYS)('cut off at any statement, %s', way => {
  test('an import leaves all or nothing, and sent again it is there once', { timeout: 120_000 }, async () => {
    const sheet = {
      name: 'sheet.csv',
      type: 'text/csv',
      content: Buffer.from('containerId,containerMd,goodsNo,lclFlag\nMSKU9070323,21,1,0\nTGHU7599330,21,1,0'),
    }
    const statements = await atEveryStatement(async nth => {
      const content = aDeclaration({ containers: [] })
      const { id, version } = await seller.ok(declarationFormCreate, { content })
      const input = { formId: id, version: String(version), kind: 'container' }
      const idempotencyKey = randomUUID()
      const send = () => seller.upload(declarationFormImportApply, input, sheet, { idempotencyKey })
      const isCut = await cutAt(nth, way, send)
      const stands = await detail(id)
      expect([
        [version, 0],
        [version + 1, 2],
      ]).toContainEqual([stands.version, stands.content.containers.length])
      expect((await send()).data).toMatchObject({ added: 2, version: version + 1 })
      const done = await detail(id)
      expect([done.version, done.content.containers.length]).toEqual([version + 1, 2])
      return isCut
    })
    expect(statements).toBeGreaterThan(3)
  })

  test('a push is asked for once, whatever was heard of it', { timeout: 120_000 }, async () => {
    const statements = await atEveryStatement(async nth => {
      const { id, version } = await submitted()
      const idempotencyKey = randomUUID()
      const send = () => seller.call(declarationFormPushSingleWindow, { id, version }, { idempotencyKey })
      const isCut = await cutAt(nth, way, send)
      const sendings = await counted('declaration_push where form_id = $1', id)
      expect([
        ['reviewed', 0],
        ['pushing', 1],
      ]).toContainEqual([(await detail(id)).status, sendings])
      expect(await send()).toMatchObject({ success: true })
      expect(await counted('declaration_push where form_id = $1', id)).toBe(1)
      return isCut
    })
    expect(statements).toBeGreaterThan(3)
  })

  test(
    'a workbook is all of its drafts or none, and sent again they are there once',
    { timeout: 120_000 },
    async () => {
      const statements = await atEveryStatement(async nth => {
        const contractNo = `BOOK-${WAYS.indexOf(way)}-${nth}`
        const goods = Array.from({ length: 51 }, (_, index) => [`Goods ${index + 1}`, '6110200090'])
        const sheets = [
          {
            name: 'Head',
            rows: [
              ['Field', 'Value'],
              ['contractNo', contractNo],
              ['trafMode', '2'],
            ],
          },
          { name: 'Goods', rows: [['gName', 'codeTs'], ...goods] },
        ]
        const content = Buffer.from(await writeXlsx({ sheets }))
        const { data } = await seller.upload(
          uploadFile,
          { kind: 'document' },
          { name: 'form.xlsx', type: XLSX, content },
        )
        const idempotencyKey = randomUUID()
        const send = () => seller.call(declarationFormConvertBook, { fileId: data.id }, { idempotencyKey })
        const isCut = await cutAt(nth, way, send)
        const drafts = async () => (await seller.ok(declarationFormPage, { contractNo })).total
        expect([0, 2]).toContain(await drafts())
        expect(await send()).toMatchObject({ success: true })
        expect(await drafts()).toBe(2)
        return isCut
      })
      expect(statements).toBeGreaterThan(5)
    },
  )

  test('an export goes on where it was, and tells each form once', { timeout: 120_000 }, async () => {
    const owner = await api.person({ kind: 'seller', roles: ['seller_owner'] })
    const { id, no } = await owner.ok(declarationFormCreate, { content: aDeclaration() })
    // More than are written at a time.
    await api.pool.query(
      `insert into declaration_form select (jsonb_populate_record(f, jsonb_build_object('id', gen_random_uuid(), 'no', f.no || '-' || n))).*
       from declaration_form f, generate_series(1, 24) n where f.id = $1`,
      [id],
    )
    const run = () => api.api.jobs.run('customs.listExports').catch(() => undefined)
    const statements = await atEveryStatement(async nth => {
      const asked = await owner.ok(declarationListExportCreate, { format: 'xml' })
      const isCut = await cutAt(nth, way, run)
      await run()
      await run()
      const { current } = await owner.ok(declarationListExportCurrent, {})
      expect(current).toMatchObject({ id: asked.id, status: 'ready', rowsDone: 25, rowsTotal: 25 })
      const { content } = await owner.download(declarationListExportDownload, { id: asked.id })
      // Each file is named once in the directory of the archive, and once before what is in it.
      const names = content.toString('latin1').match(new RegExp(`${no}[-\\d]*\\.xml`, 'g')) ?? []
      expect([names.length, new Set(names).size]).toEqual([50, 25])
      return isCut
    })
    expect(statements).toBeGreaterThan(5)
  })

  test('what goes out arrives once, and what comes back is taken once', { timeout: 120_000 }, async () => {
    const arrived: string[] = []
    const told = new Set<string>()
    const singleWindow: SingleWindowPort = {
      modes: ['simulator'],
      test: async () => [],
      holds: async (_step, _sender, clientSeqNo) => arrived.includes(clientSeqNo),
      deliver: async (_step, _sender, { clientSeqNo }) => void arrived.push(clientSeqNo),
      receipts: async () =>
        arrived
          .filter(clientSeqNo => !told.has(clientSeqNo))
          .map(clientSeqNo => ({
            ref: clientSeqNo,
            raw: clientSeqNo,
            read: {
              clientSeqNo,
              cusCiqNo: `I${clientSeqNo.slice(-17)}`,
              entryId: '',
              customMaster: '3104',
              channel: 'S0',
              noticeDate: '2026-03-10T02:00:00.000Z',
              note: '',
            },
          })),
      taken: async (_step, receipts) => receipts.forEach(({ ref }) => told.add(ref)),
    }
    const ports = { singleWindow, keepPaper: async () => undefined }
    await api.pool.query(`update declaration_push set state = 'sent' where state <> 'sent'`)
    // A run that is cut off ends there, as the program would.
    const run = () =>
      drainPushes(step, ports)
        .then(() => takeReceipts(step, ports))
        .catch(() => undefined)
    const statements = await atEveryStatement(async nth => {
      const { id, version } = await submitted()
      await seller.ok(declarationFormPushSingleWindow, { id, version })
      const isCut = await cutAt(nth, way, run)
      travel(120)
      await run()
      const { rows } = await api.pool.query<{ client_seq_no: string; state: string }>(
        'select client_seq_no, state from declaration_push where form_id = $1',
        [id],
      )
      expect(rows).toMatchObject([{ state: 'sent' }])
      expect(arrived.filter(clientSeqNo => clientSeqNo === rows[0]?.client_seq_no)).toHaveLength(1)
      const form = await detail(id)
      expect([form.status, form.receipts.length]).toEqual(['sw_staged', 1])
      return isCut
    })
    expect(statements).toBeGreaterThan(5)
  })
})
