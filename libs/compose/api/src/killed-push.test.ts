import { execFileSync } from 'node:child_process'
import { mkdir, readFile, readdir, rm, rmdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import {
  aDeclarant,
  aDeclaration,
  declarationFormConfigSave,
  declarationFormCreate,
  declarationFormDetail,
  declarationFormPushSingleWindow,
  declarationFormSubmit,
  declarationFormTestConnection,
} from '@tradeport/domain/customs/contract'
import { senderFolders, startTestApi, type Caller, type SenderFolders, type TestApi } from '@tradeport/testing/harness'
import { builtProduct, type BuiltProduct } from './built-product.test-kit'
import { stoppedProgram, waitFor, type StoppedProgram } from './stopped-program.test-kit'

/**
 * The built program with a folder of an import client, killed at each step of a push and of what comes back.
 */
const FOLDER = 'killed'

let folders: SenderFolders
let api: TestApi
let seller: Caller
let product: BuiltProduct
let stopped: StoppedProgram

beforeAll(async () => {
  folders = await senderFolders()
  api = await startTestApi({ singleWindowFolder: folders.root })
  // The program has the real clock; what is made for it here must not be of the past.
  api.clock.now = new Date()
  seller = await api.person({ kind: 'seller', roles: ['seller_owner'] })
  await folders.make(FOLDER, seller.actor.companyId ?? '')
  await seller.ok(declarationFormConfigSave, {
    ...aDeclarant(),
    ...{ certNo: '5300000001', certValidTo: '2130-12-31', mode: 'client_folder', folder: FOLDER },
  })
  expect(await seller.ok(declarationFormTestConnection, {})).toMatchObject({ ok: true })
  stopped = await stoppedProgram(
    api,
    `
    create trigger halt_claim before update on declaration_push for each row
      when (old.state = 'waiting' and new.state = 'sending') execute function halt_at('claim');
    create trigger halt_settle before update on declaration_push for each row
      when (new.state = 'sent') execute function halt_at('settle');
    create trigger halt_receipt before insert on declaration_receipt for each row execute function halt_at('receipt');
    create trigger halt_move before update on declaration_form for each row
      when (old.status = 'pushing' and new.status <> 'pushing') execute function halt_at('move')`,
    () => product,
  )
  product = await builtProduct({ name: 'killed-push', api, env: { SINGLE_WINDOW_FOLDER: folders.root } })
}, 90_000)
afterEach(() => product?.kill())
afterAll(async () => {
  stopped?.release()
  await product?.remove()
  await api.close()
  await folders.remove()
})

const at = (...path: string[]) => join(folders.root, FOLDER, ...path)
const visible = async (folder: string) => (await readdir(at(folder))).filter(name => name.endsWith('.xml'))

async function pushed() {
  const made = await seller.ok(declarationFormCreate, { content: aDeclaration() })
  const { id, version } = await seller.ok(declarationFormSubmit, { id: made.id, version: made.version })
  const { clientSeqNo } = await seller.ok(declarationFormPushSingleWindow, { id, version })
  return { id, clientSeqNo, file: `${clientSeqNo}.xml` }
}
type Pushed = Awaited<ReturnType<typeof pushed>>

const push = async ({ id }: Pushed) =>
  (
    await api.pool.query<{ state: string; message: string }>(
      'select state, message from declaration_push where form_id = $1',
      [id],
    )
  ).rows
const state = async (form: Pushed) => (await push(form)).map(row => row.state).join()
const detail = ({ id }: Pushed) => seller.ok(declarationFormDetail, { id })
/** Started; what was cut off leaves its job to the next one at once, and not after its lease. */
async function begun(): Promise<void> {
  await api.pool.query(`update scheduled_job set next_run_at = now() where name = 'customs.singleWindow'`)
  await product.start()
}

/** Whoever takes it over waits for a minute otherwise. */
const leaseEnds = ({ id }: Pushed) =>
  api.pool.query(`update declaration_push set next_at = now() where form_id = $1`, [id])

async function isSentOnce(form: Pushed): Promise<void> {
  await leaseEnds(form)
  await begun()
  await waitFor(() => state(form), 'sent')
  expect((await visible('in')).filter(name => name === form.file)).toEqual([form.file])
  const [row] = await push(form)
  expect(await readFile(at('in', form.file), 'utf8')).toBe(row?.message)
  expect((await readdir(at('in'))).filter(name => name.startsWith('.'))).toEqual([])
}

test('killed while it takes a sending: nothing lies there, and then it lies there once', async () => {
  const form = await pushed()
  await stopped.killedAt('claim', begun)
  expect([await state(form), await visible('in')]).toEqual(['waiting', []])
  await isSentOnce(form)
}, 120_000)

test('killed while it writes the file: no half of it is seen, and then it lies there once, and whole', async () => {
  const form = await pushed()
  // Opening a pipe that nobody reads holds whoever opens it.
  const draft = at('in', `.${form.file}.tmp`)
  execFileSync('mkfifo', [draft])
  await begun()
  await waitFor(() => state(form), 'sending')
  await product.kill()
  await product.settled()
  expect(await visible('in')).not.toContain(form.file)
  await rm(draft)
  await writeFile(draft, '<DecMess')
  await isSentOnce(form)
}, 120_000)

test('killed when the file lies there and nobody knows: it is asked after, and not sent again', async () => {
  const form = await pushed()
  await stopped.killedAt('settle', begun)
  expect([await state(form), (await visible('in')).includes(form.file)]).toEqual(['sending', true])
  // The client has taken it meanwhile: it would be seen if it were written again.
  await rm(at('in', form.file))
  await writeFile(at('out', form.file), 'sent on')
  await leaseEnds(form)
  await begun()
  await waitFor(() => state(form), 'sent')
  expect(await visible('in')).not.toContain(form.file)
}, 120_000)

let numbers = 0
const answer = ({ clientSeqNo }: Pushed) =>
  `<DecImportResponse><ResponseCode>0</ResponseCode><ErrorMessage/><ClientSeqNo>${clientSeqNo}</ClientSeqNo><SeqNo>E${String(++numbers).padStart(17, '0')}</SeqNo></DecImportResponse>`

async function isTakenOnce(form: Pushed): Promise<void> {
  await begun()
  await waitFor(() => visible('receipt'), [])
  await waitFor(() => readdir(at('receipt', 'done')), expect.arrayContaining([`answer-${form.file}`]))
  const { status, receipts } = await detail(form)
  expect([status, receipts.map(({ channel }) => channel)]).toEqual(['sw_staged', ['S0']])
}

test.each(['receipt', 'move'])(
  'killed while it keeps what came back, at its %s: all of it is gone, and then it counts once',
  async step => {
    const form = await pushed()
    await begun()
    await waitFor(() => state(form), 'sent')
    await stopped.killedAt(step, () => writeFile(at('receipt', `answer-${form.file}`), answer(form)))
    const { status, receipts } = await detail(form)
    expect([status, receipts, await visible('receipt')]).toEqual(['pushing', [], [`answer-${form.file}`]])
    await isTakenOnce(form)
  },
  120_000,
)

test('killed when it is kept and not marked as taken: it is told again, and counts once', async () => {
  const form = await pushed()
  await begun()
  await waitFor(() => state(form), 'sent')
  // Nothing can be moved to where a folder has the name.
  const blocked = at('receipt', 'done', `answer-${form.file}`)
  await mkdir(blocked, { recursive: true })
  await writeFile(at('receipt', `answer-${form.file}`), answer(form))
  await waitFor(async () => (await detail(form)).status, 'sw_staged')
  await product.kill()
  await product.settled()
  expect(await visible('receipt')).toEqual([`answer-${form.file}`])
  await rmdir(blocked)
  await isTakenOnce(form)
}, 120_000)
