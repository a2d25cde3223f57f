import { mkdir, mkdtemp, readFile, readdir, rename, rm, symlink, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import {
  aDeclaration,
  customsReceiptAssign,
  customsReceiptPage,
  declarationAmendmentSubmit,
  declarationFormConfig,
  declarationFormConfigSave,
  declarationFormCreate,
  declarationFormDetail,
  declarationFormPushSingleWindow,
  declarationFormRequestAmendment,
  declarationFormSubmit,
  declarationFormTestConnection,
} from '@tradeport/domain/customs/contract'
import type { JobStep } from '@tradeport/node/server-kit'
import { senderFolders, startTestApi, type Caller, type SenderFolders, type TestApi } from '@tradeport/testing/harness'
import { drainPushes } from './pushes'
import { FOLDERS, OWNER_MARK } from './sender-folder'
import type { SenderWay } from './single-window.port'
import { singleWindowWays } from './single-window.ways'

// The Single Window through folders: one for each sender, below one root that the installation has.
let folders: SenderFolders
let api: TestApi
let seller: Caller
let other: Caller
let desk: Caller

const CERTIFIED = {
  copCode: '3304961234',
  copName: 'LANYUN',
  copCodeScc: '91330483MA7LYKN050',
  icCardNo: '8930000012345',
  enabled: true,
  certNo: '5300000001',
  certValidTo: '2130-12-31',
}
const SELLERS = 'lanyun'
const OTHERS = 'other.co'

const companyOf = ({ actor }: Caller) => actor.companyId ?? ''
const at = (...path: string[]) => join(folders.root, ...path)

async function setUp(person: Caller, folder: string) {
  await folders.make(folder, companyOf(person))
  const { id } = await person.ok(declarationFormConfigSave, { ...CERTIFIED, mode: 'client_folder', folder })
  expect(await person.ok(declarationFormTestConnection, {})).toMatchObject({ ok: true })
  return id
}

beforeAll(async () => {
  folders = await senderFolders()
  api = await startTestApi({ singleWindowFolder: folders.root, singleWindowSimulator: true })
  seller = await api.person({ kind: 'seller', roles: ['seller_owner'] })
  other = await api.person({ kind: 'seller', roles: ['seller_owner'] })
  desk = await api.person({ kind: 'operator', roles: ['op_trade'] })
  await setUp(seller, SELLERS)
  await setUp(other, OTHERS)
})
afterAll(async () => {
  await api.close()
  await folders.remove()
})

const job = () => api.api.jobs.run('customs.singleWindow')
const step: JobStep = work => api.inside(work)
const detail = (id: string, who = seller) => who.ok(declarationFormDetail, { id })
const counted = async (text: string, ...values: unknown[]) =>
  (await api.pool.query<{ n: number }>(`select count(*)::int as n from ${text}`, values)).rows[0]?.n
const travel = (seconds: number) => {
  api.clock.now = new Date(api.clock.now.getTime() + seconds * 1_000)
}

async function pushed(who = seller, swConfigId?: string): Promise<{ id: string; clientSeqNo: string }> {
  const made = await who.ok(declarationFormCreate, { content: aDeclaration() })
  const { id, version } = await who.ok(declarationFormSubmit, { id: made.id, version: made.version })
  const { clientSeqNo } = await who.ok(declarationFormPushSingleWindow, {
    ...{ id, version },
    ...(swConfigId ? { swConfigId } : {}),
  })
  return { id, clientSeqNo }
}

/** As the import client answers that it took it. */
const answer = (clientSeqNo: string, seqNo: string) =>
  `<DecImportResponse xmlns="http://www.chinaport.gov.cn/dec"><ResponseCode>0</ResponseCode><ErrorMessage/><ClientSeqNo>${clientSeqNo}</ClientSeqNo><SeqNo>${seqNo}</SeqNo></DecImportResponse>`
let numbers = 800
const unified = () => `E00000000000000${++numbers}`
const old = new Date(Date.now() - 120_000)

describe('the test of a sender’s connection', () => {
  test('looks at its certificate and its own folder, one by one; what is not ours to try does not apply', async () => {
    const owner = await api.person({ kind: 'seller', roles: ['seller_owner'] })
    const folder = 'shop_3'
    const saved = await owner.ok(declarationFormConfigSave, {
      ...{ ...CERTIFIED, certNo: '', certValidTo: null },
      ...{ mode: 'client_folder', folder },
    })
    const tried = async () => {
      const { ok, step, steps } = await owner.ok(declarationFormTestConnection, {})
      expect(steps.map(each => each.step)).toEqual(['cert', 'network', 'auth', 'folder'])
      expect(steps.slice(1, 3).map(({ state }) => state)).toEqual(['not_applicable', 'not_applicable'])
      return { ok, step, problems: steps.map(({ problem, about }) => problem && `${problem} ${about}`).filter(Boolean) }
    }
    expect(await tried()).toEqual({
      ...{ ok: false, step: 'cert' },
      problems: ['cert_missing null', `folder_missing ${folder}`],
    })
    const given = { ...CERTIFIED, id: saved.id, version: saved.version, certValidTo: '2020-01-31' }
    const ended = await owner.ok(declarationFormConfigSave, given)
    expect((await tried()).problems).toEqual(['cert_ended 2020-01-31', `folder_missing ${folder}`])
    await owner.ok(declarationFormConfigSave, { ...CERTIFIED, id: saved.id, version: ended.version })
    expect(await tried()).toEqual({ ok: false, step: 'folder', problems: [`folder_missing ${folder}`] })

    await mkdir(at(folder))
    expect((await tried()).problems).toEqual([`folder_not_yours ${folder}`])
    await writeFile(at(folder, OWNER_MARK), companyOf(seller))
    expect((await tried()).problems).toEqual([`folder_not_yours ${folder}`])
    await writeFile(at(folder, OWNER_MARK), companyOf(owner))
    for (const name of FOLDERS) {
      expect((await tried()).problems).toEqual([`folder_incomplete ${name}`])
      await mkdir(at(folder, name))
    }
    // Nothing can be written where a folder has the name.
    await mkdir(at(folder, 'in', '.probe'))
    expect((await tried()).problems).toEqual(['folder_not_writable in'])
    await rm(at(folder, 'in', '.probe'), { recursive: true })
    expect(await tried()).toEqual({ ok: true, step: 'folder', problems: [] })
    expect(await readdir(at(folder, 'in'))).toEqual([])
    expect((await owner.ok(declarationFormConfig, {})).configs).toMatchObject([
      { lastTestOk: true, lastTestMessage: null, lastTestSteps: [{ step: 'cert' }, {}, {}, { about: folder }] },
    ])
  })

  test('takes no link for a folder, wherever it leads', async () => {
    const outside = await mkdtemp(join(tmpdir(), 'outside-'))
    const owner = await api.person({ kind: 'seller', roles: ['seller_owner'] })
    for (const name of FOLDERS) await mkdir(join(outside, name))
    await writeFile(join(outside, OWNER_MARK), companyOf(owner))
    await symlink(outside, at('linked'))
    await owner.ok(declarationFormConfigSave, { ...CERTIFIED, mode: 'client_folder', folder: 'linked' })
    const problem = async () => (await owner.ok(declarationFormTestConnection, {})).message
    expect(await problem()).toBe('folder_not_plain')
    await rm(at('linked'))
    await folders.make('linked', companyOf(owner))
    await rm(at('linked', 'out'), { recursive: true })
    await symlink(join(outside, 'out'), at('linked', 'out'))
    expect(await problem()).toBe('folder_not_plain')
    await rm(outside, { recursive: true })
  })
})

describe('a sender’s folder', () => {
  test.each(['..', '../lanyun', 'a/b', '/tmp', '.hidden', '-r', 'a b', 'x'.repeat(65)])(
    'is a plain name, not %j',
    async folder => {
      const { data } = await other.call(declarationFormConfigSave, { ...CERTIFIED, mode: 'client_folder', folder })
      expect(data).toMatchObject({ fieldErrors: [{ path: 'folder', rule: 'folder_name' }] })
    },
  )

  test('is said, and is that of one sender alone', async () => {
    const save = (over: object) =>
      other.call(declarationFormConfigSave, { ...CERTIFIED, mode: 'client_folder', ...over })
    expect((await save({})).data).toMatchObject({ fieldErrors: [{ path: 'folder', rule: 'required' }] })
    expect((await save({ folder: OTHERS.toUpperCase() })).data).toMatchObject({
      fieldErrors: [{ path: 'folder', rule: 'taken' }],
    })
  })

  test('of another company is none of its own: nothing goes in there, and nothing comes out', async () => {
    const thief = await api.person({ kind: 'seller', roles: ['seller_owner'] })
    await thief.ok(declarationFormConfigSave, { ...CERTIFIED, mode: 'client_folder', folder: SELLERS })
    expect(await thief.ok(declarationFormTestConnection, {})).toMatchObject({ ok: false, message: 'folder_not_yours' })
    // Also where it was tested and the folder was given to somebody else since.
    await api.pool.query('update single_window_config set last_test_ok = true where company_id = $1', [
      companyOf(thief),
    ])
    const { id, clientSeqNo } = await pushed(thief)
    await job()
    expect(await readdir(at(SELLERS, 'in'))).toEqual([])
    await writeFile(at(SELLERS, 'receipt', 'stolen.xml'), answer(clientSeqNo, unified()))
    await job()
    expect((await detail(id, thief)).receipts).toEqual([])
    // It lay in the seller's folder, who sent nothing under that number.
    const { records } = await desk.ok(customsReceiptPage, { handled: false })
    expect(records).toMatchObject([{ problem: 'unknown_form', clientSeqNo, companyName: expect.any(String) }])
  })
})

describe('through a sender’s own folder', () => {
  test('a form goes in once, and what comes back moves it', async () => {
    const { id, clientSeqNo } = await pushed()
    await job()
    expect(await readdir(at(OTHERS, 'in'))).toEqual([])
    const name = `${clientSeqNo}.xml`
    expect(await readFile(at(SELLERS, 'in', name), 'utf8')).toContain(`<ClientSeqNo>${clientSeqNo}</ClientSeqNo>`)
    // The client sends it on: it is known there too.
    await rename(at(SELLERS, 'in', name), at(SELLERS, 'out', name))
    await api.pool.query(`update declaration_push set state = 'sending', next_at = $2 where form_id = $1`, [
      ...[id, api.clock.now],
    ])
    await job()
    expect(await readdir(at(SELLERS, 'in'))).toEqual([])
    expect((await detail(id)).simulated).toBe(false)

    const seqNo = unified()
    await writeFile(at(SELLERS, 'receipt', '1.xml'), answer(clientSeqNo, seqNo))
    const result = `<DEC_DATA><DEC_RESULT><CUS_CIQ_NO>${seqNo}</CUS_CIQ_NO><ENTRY_ID>310420260520123499</ENTRY_ID><NOTICE_DATE>2126-03-10T18:00:00</NOTICE_DATE><CHANNEL>L</CHANNEL><NOTE>ok</NOTE><CUSTOM_MASTER>3104</CUSTOM_MASTER></DEC_RESULT></DEC_DATA>`
    await writeFile(at(SELLERS, 'receipt', '2.xml'), result)
    await job()
    expect(await detail(id)).toMatchObject({ status: 'customs_accepted', entryId: '310420260520123499' })
    expect((await readdir(at(SELLERS, 'receipt'))).filter(name => name.endsWith('.xml'))).toEqual([])

    // As clients write it too: by itself, with what customs has of the form.
    const released = `<DEC_RESULT><CUS_CIQ_NO>${seqNo}</CUS_CIQ_NO><ENTRY_ID>310420260520123499</ENTRY_ID><NOTICE_DATE>2126-03-11T18:00:00</NOTICE_DATE><CHANNEL>P</CHANNEL><NOTE/><CUSTOM_MASTER>3104</CUSTOM_MASTER><I_E_DATE/><PACK_NO>1</PACK_NO></DEC_RESULT>`
    await writeFile(at(SELLERS, 'receipt', '3.xml'), released)
    await job()
    const told = await detail(id)
    expect(told.status).toBe('released')
    expect(told.receipts.find(({ channel }) => channel === 'P')?.facts).toEqual([
      { name: 'packNo', value: '1', declared: told.content.head.packNo },
    ])

    const refused = await pushed()
    await job()
    await rename(at(SELLERS, 'in', `${refused.clientSeqNo}.xml`), at(SELLERS, 'fail', `${refused.clientSeqNo}.xml`))
    await job()
    await job()
    const failed = await detail(refused.id)
    expect(failed.status).toBe('push_failed')
    expect(failed.receipts).toHaveLength(1)
  })

  test('a receipt in another company’s folder moves no form, and keeps nobody from the same words in the right one', async () => {
    const { id, clientSeqNo } = await pushed()
    await job()
    const seqNo = unified()
    await writeFile(at(OTHERS, 'receipt', 'planted.xml'), answer(clientSeqNo, seqNo))
    await writeFile(at(OTHERS, 'fail', `${clientSeqNo}.xml`), 'not mine')
    await job()
    expect(await detail(id)).toMatchObject({ status: 'pushing', receipts: [] })
    const strays = (await desk.ok(customsReceiptPage, { handled: false, keyword: seqNo })).records
    expect(strays).toMatchObject([{ problem: 'unknown_form', formId: null }])
    await writeFile(at(SELLERS, 'receipt', 'planted.xml'), answer(clientSeqNo, seqNo))
    await job()
    expect(await detail(id)).toMatchObject({ status: 'sw_staged', cusCiqNo: seqNo })

    // Nor by the numbers that customs gave.
    const said = (channel: string) =>
      `<DEC_RESULT><CUS_CIQ_NO>${seqNo}</CUS_CIQ_NO><NOTICE_DATE>2126-03-11T18:00:00</NOTICE_DATE><CHANNEL>${channel}</CHANNEL><NOTE/></DEC_RESULT>`
    await writeFile(at(OTHERS, 'receipt', 'gone.xml'), said('D'))
    await job()
    expect((await detail(id)).status).toBe('sw_staged')
    await writeFile(at(SELLERS, 'receipt', 'gone.xml'), said('C'))
    await job()
    expect((await detail(id)).status).toBe('inspection')
  })

  test('papers that lie beside a receipt come with it, once; one that is being written is waited for', async () => {
    const { id, clientSeqNo } = await pushed()
    await job()
    const receipt = (name: string) => at(SELLERS, 'receipt', name)
    const pdf = Buffer.from('%PDF-1.4\n%%EOF\n')
    const before = await counted('file_asset where owner_company_id = $1', companyOf(seller))
    const lay = async (name: string, content: Buffer | string, mtime = old) => {
      await writeFile(receipt(name), content)
      await utimes(receipt(name), mtime, mtime)
    }
    await lay('paper.pdf', pdf)
    await lay('paper_2.pdf', pdf)
    await lay('paper-notice.exe', Buffer.from([77, 90, 0, 1, 255]))
    // Of another receipt, which has the longer name.
    await lay('paper-9.pdf', pdf)
    await lay('paper-9.xml', answer('nobody', unified()))
    await lay('papers.pdf', pdf)
    const secret = at('secret.pdf')
    await writeFile(secret, pdf)
    await symlink(secret, receipt('paper_3.pdf'))
    await lay('paper_4.pdf', pdf, new Date())
    await lay('paper.xml', answer(clientSeqNo, unified()))
    await job()
    expect((await detail(id)).receipts).toEqual([])
    await lay('paper_4.pdf', pdf)
    await job()
    const [told] = (await detail(id)).receipts
    const names = await api.pool.query<{ file_name: string; owner_company_id: string }>(
      'select file_name, owner_company_id from file_asset where id = any($1) order by file_name',
      [told?.fileIds],
    )
    expect(names.rows.map(({ file_name }) => file_name).sort()).toEqual(['paper.pdf', 'paper_2.pdf', 'paper_4.pdf'])
    expect(names.rows.every(row => row.owner_company_id === companyOf(seller))).toBe(true)
    expect((await readdir(at(SELLERS, 'receipt'))).sort()).toEqual(['done', 'papers.pdf'])
    // Killed before it was marked as taken: it is told again, and brings nothing a second time.
    await rename(receipt('done/paper.xml'), receipt('paper.xml'))
    await rename(receipt('done/paper.pdf'), receipt('paper.pdf'))
    await job()
    expect((await detail(id)).receipts).toHaveLength(1)
    expect(await counted('file_asset where owner_company_id = $1', companyOf(seller))).toBe((before ?? 0) + 3)
    await rm(receipt('papers.pdf'))
  })

  test('a link among the receipts is none, and one sender’s broken folder keeps no other from its own', async () => {
    const { id, clientSeqNo } = await pushed()
    await job()
    await writeFile(at('outside.xml'), answer(clientSeqNo, unified()))
    await symlink(at('outside.xml'), at(SELLERS, 'receipt', 'link.xml'))
    await rename(at(OTHERS, 'receipt'), at(OTHERS, 'away'))
    await job()
    expect((await detail(id)).receipts).toEqual([])
    await rm(at(SELLERS, 'receipt', 'link.xml'))
    await writeFile(at(SELLERS, 'receipt', 'plain.xml'), answer(clientSeqNo, unified()))
    await job()
    expect((await detail(id)).status).toBe('sw_staged')
    await rename(at(OTHERS, 'away'), at(OTHERS, 'receipt'))
  })

  test('a receipt that is still being written is left until it is whole, and one that stays unreadable goes to a person', async () => {
    const { id, clientSeqNo } = await pushed()
    await job()
    const text = answer(clientSeqNo, unified())
    await writeFile(at(SELLERS, 'receipt', '1.xml'), text.slice(0, 60))
    await job()
    expect((await detail(id)).status).toBe('pushing')
    await writeFile(at(SELLERS, 'receipt', '1.xml'), text)
    await job()
    expect((await detail(id)).status).toBe('sw_staged')

    await writeFile(at(SELLERS, 'receipt', '2.xml'), '<DecImportResponse>cut off long ago')
    const before = await counted(`declaration_receipt where problem = 'unreadable'`)
    await job()
    expect(await counted(`declaration_receipt where problem = 'unreadable'`)).toBe(before)
    await utimes(at(SELLERS, 'receipt', '2.xml'), old, old)
    await job()
    expect(await counted(`declaration_receipt where problem = 'unreadable'`)).toBe((before ?? 0) + 1)
  })

  test.each([
    ['a zero byte as it is', 'a\0b'],
    ['a zero byte by its number', 'a&#0;b'],
  ])('%s in a receipt makes it one for a person, and keeps no other receipt and no form waiting', async (_, note) => {
    const [first, second, silent] = [await pushed(), await pushed(), await pushed()]
    await job()
    const broken = `<DEC_RESULT><CLIENT_SEQ_NO>${first.clientSeqNo}</CLIENT_SEQ_NO><NOTICE_DATE>2126-03-11T18:00:00</NOTICE_DATE><CHANNEL>L</CHANNEL><NOTE>${note}</NOTE></DEC_RESULT>`
    await writeFile(at(SELLERS, 'receipt', '0.xml'), broken)
    await utimes(at(SELLERS, 'receipt', '0.xml'), old, old)
    await writeFile(at(SELLERS, 'receipt', '1.xml'), answer(second.clientSeqNo, unified()))
    const before = await counted(`declaration_receipt where problem = 'unreadable'`)
    travel(601)
    await job()
    expect(await counted(`declaration_receipt where problem = 'unreadable'`)).toBe((before ?? 0) + 1)
    expect((await detail(second.id)).status).toBe('sw_staged')
    expect(await detail(silent.id)).toMatchObject({ status: 'push_failed', failure: 'no_answer' })
    expect(await readdir(at(SELLERS, 'receipt'))).toEqual(['done'])
  })

  test('a receipt that cannot be kept holds up nothing else, and goes to a person after a few tries', async () => {
    const [first, second, silent] = [await pushed(), await pushed(), await pushed()]
    await job()
    // More than an index of the database takes.
    const endless = Array.from({ length: 9_000 }, (_, nr) => String.fromCharCode(65 + ((nr * nr * 7 + nr) % 26))).join(
      '',
    )
    const shuffled = [...endless].map((sign, nr) => `${sign}${(nr * 7919) % 997}`).join('')
    await writeFile(at(SELLERS, 'receipt', '0.xml'), answer(first.clientSeqNo, shuffled))
    await writeFile(at(SELLERS, 'receipt', '1.xml'), answer(second.clientSeqNo, unified()))
    const before = await counted(`declaration_receipt where problem = 'unreadable'`)
    travel(601)
    await job()
    expect((await detail(second.id)).status).toBe('sw_staged')
    expect(await detail(silent.id)).toMatchObject({ status: 'push_failed', failure: 'no_answer' })
    expect(await readdir(at(SELLERS, 'receipt'))).toEqual(['0.xml', 'done'])
    expect((await detail(first.id)).receipts).toEqual([])
    for (let tick = 0; tick < 4; tick++) await job()
    expect(await counted(`declaration_receipt where problem = 'unreadable'`)).toBe((before ?? 0) + 1)
    expect(await readdir(at(SELLERS, 'receipt'))).toEqual(['done'])
    expect(await counted('single_window_receipt_try')).toBe(0)
  })

  test('a receipt of a year that is none is unreadable', async () => {
    const { id, clientSeqNo } = await pushed()
    await job()
    const said = `<DEC_RESULT><CLIENT_SEQ_NO>${clientSeqNo}</CLIENT_SEQ_NO><NOTICE_DATE>+200000-01-01T00:00:00Z</NOTICE_DATE><CHANNEL>L</CHANNEL><NOTE/></DEC_RESULT>`
    await writeFile(at(SELLERS, 'receipt', 'year.xml'), said)
    await utimes(at(SELLERS, 'receipt', 'year.xml'), old, old)
    const before = await counted(`declaration_receipt where problem = 'unreadable'`)
    await job()
    expect(await counted(`declaration_receipt where problem = 'unreadable'`)).toBe((before ?? 0) + 1)
    expect((await detail(id)).receipts).toEqual([])
  })

  test('a request for a change is a file of its own, answered as such', async () => {
    const { id, clientSeqNo } = await pushed()
    await job()
    const seqNo = unified()
    await writeFile(at(SELLERS, 'receipt', 'a1.xml'), answer(clientSeqNo, seqNo))
    const entryId = '310420260600123499'
    const said = (channel: string, day: number) =>
      `<DEC_RESULT><CUS_CIQ_NO>${seqNo}</CUS_CIQ_NO><ENTRY_ID>${entryId}</ENTRY_ID><NOTICE_DATE>2126-03-${day}T18:00:00</NOTICE_DATE><CHANNEL>${channel}</CHANNEL><NOTE/></DEC_RESULT>`
    await writeFile(at(SELLERS, 'receipt', 'a2.xml'), said('L', 10))
    await writeFile(at(SELLERS, 'receipt', 'a3.xml'), said('G', 11))
    await job()
    const { version } = await detail(id)
    const open = await seller.ok(declarationFormRequestAmendment, {
      ...{ id, version, kind: 'modify', reason: 'short_or_over', explanation: 'by folder' },
      changes: [{ path: 'items[0].gModel', after: '自主品牌|不享惠|针织|开衫|女式|棉100%|LANYUN|LY118||' }],
    })
    await seller.ok(declarationAmendmentSubmit, { id: open.id, version: open.version })
    await job()
    const request = async () => (await detail(id)).amendments[0]
    const requestNo = (await request())?.clientSeqNo ?? ''
    expect(await readFile(at(SELLERS, 'in', `${requestNo}.xml`), 'utf8')).toContain('<DecModMessage>')
    const cusCiqNo = 'M00000000000000777'
    const decision = `<Data><SignedData><Data><HzApprovalResult><DestResourceId>${cusCiqNo}</DestResourceId><FeedbackResults>P</FeedbackResults><ResultNote>ok</ResultNote></HzApprovalResult></Data></SignedData></Data>`
    const file = `<Result><AddInfo><FileName>1</FileName></AddInfo><Data>${Buffer.from(decision).toString('base64')}</Data></Result>`
    // Nobody knows the request's number yet: the decision waits for a person.
    await writeFile(at(SELLERS, 'receipt', 'a4.xml'), file)
    await job()
    expect((await request())?.receipts).toEqual([])
    await writeFile(at(SELLERS, 'receipt', 'a5.xml'), answer(requestNo, cusCiqNo))
    await job()
    expect((await request())?.receipts).toMatchObject([{ channel: 'S0' }])
    const { records } = await desk.ok(customsReceiptPage, { handled: false, keyword: cusCiqNo })
    const waiting = records[0]?.id ?? ''
    const strange = await detail((await pushed()).id)
    expect((await desk.call(customsReceiptAssign, { id: waiting, formNo: strange.no })).code).toBe('FT520400')
    await desk.ok(customsReceiptAssign, { id: waiting, formNo: (await detail(id)).no })
    expect(await request()).toMatchObject({ status: 'approved', remark: 'ok' })
  })
})

describe('a sender that changes', () => {
  test('its folder while something is on its way: it is asked after where it went, and what comes back there counts', async () => {
    const owner = await api.person({ kind: 'seller', roles: ['seller_owner'] })
    const id = await setUp(owner, 'first')
    const sent = await pushed(owner)
    await job()
    // Killed before it was known to be sent.
    await api.pool.query(`update declaration_push set state = 'sending', next_at = $2 where form_id = $1`, [
      ...[sent.id, api.clock.now],
    ])
    await folders.make('second', companyOf(owner))
    const { configs } = await owner.ok(declarationFormConfig, {})
    const version = configs[0]?.version ?? 0
    const moved = await owner.ok(declarationFormConfigSave, { ...CERTIFIED, id, version, folder: 'second' })
    expect(moved).toMatchObject({ mode: 'client_folder', folder: 'second', lastTestAt: null })
    await job()
    expect(await readdir(at('first', 'in'))).toEqual([`${sent.clientSeqNo}.xml`])
    expect(await readdir(at('second', 'in'))).toEqual([])
    await writeFile(at('first', 'receipt', 'late.xml'), answer(sent.clientSeqNo, unified()))
    await job()
    expect((await detail(sent.id, owner)).status).toBe('sw_staged')
    // What goes out from now on goes the new way.
    await owner.ok(declarationFormTestConnection, {})
    const next = await pushed(owner)
    await job()
    expect(await readdir(at('second', 'in'))).toEqual([`${next.clientSeqNo}.xml`])
  })

  test('to the simulator, where the installation has it, and a sender beside it that stays with its folder', async () => {
    const owner = await api.person({ kind: 'seller', roles: ['seller_owner'] })
    const folderId = await setUp(owner, 'beside')
    const simulated = await owner.ok(declarationFormConfigSave, {
      ...CERTIFIED,
      mode: 'simulator',
      certNo: '',
      certValidTo: null,
    })
    await owner.ok(declarationFormTestConnection, { swConfigId: simulated.id })
    const [real, played] = [await pushed(owner, folderId), await pushed(owner, simulated.id)]
    await job()
    travel(40)
    await job()
    expect(await detail(played.id, owner)).toMatchObject({ status: 'cleared', simulated: true })
    expect(await detail(real.id, owner)).toMatchObject({ status: 'pushing', simulated: false })
    expect(await readdir(at('beside', 'in'))).toEqual([`${real.clientSeqNo}.xml`])
  })
})

describe('killed', () => {
  beforeEach(() => job())

  test('at any of its steps, a delivery is there once, and whole', async () => {
    const ways = singleWindowWays({ folder: folders.root })
    const way: SenderWay = {
      ...{ id: '', regionId: '', companyId: companyOf(seller) },
      ...{ mode: 'client_folder', folder: 'killed' },
    }
    await folders.make('killed', companyOf(seller))
    const into = (name: string) => at('killed', 'in', name)
    const deliver = (clientSeqNo: string) => ways.deliver(step, way, { clientSeqNo, text: 'the whole form' })
    // While it was written.
    await writeFile(into('.half.xml.tmp'), 'the wh')
    expect(await ways.holds(step, way, 'half')).toBe(false)
    await deliver('half')
    // When it had its name, before its draft was taken away.
    await writeFile(into('.named.xml.tmp'), 'the whole form')
    await writeFile(into('named.xml'), 'the whole form')
    expect(await ways.holds(step, way, 'named')).toBe(true)
    await deliver('named')
    const files = (await readdir(at('killed', 'in'))).filter(name => !name.startsWith('.'))
    expect(files.sort()).toEqual(['half.xml', 'named.xml'])
    for (const name of files) expect(await readFile(into(name), 'utf8')).toBe('the whole form')
    // Where what was sent on lies is away: nobody can say that it did not arrive.
    await rename(at('killed', 'out'), at('killed', 'gone'))
    await expect(ways.deliver(step, way, { clientSeqNo: 'new', text: 'x' })).rejects.toThrow('folder_incomplete out')
    expect(await readdir(at('killed', 'in'))).not.toContain('new.xml')
  })

  test('and begun again where its way is closed meanwhile, it is given up and said, and never goes another way', async () => {
    const { id } = await pushed()
    const ports = { singleWindow: singleWindowWays({}) }
    for (let tick = 0; tick < 9; tick++) {
      await drainPushes(step, ports)
      travel(3_600)
    }
    expect(await detail(id)).toMatchObject({ status: 'push_failed', failure: 'not_delivered' })
    expect(
      await counted('customs_simulator s join declaration_push p using (client_seq_no) where p.form_id = $1', id),
    ).toBe(0)
  })
})
