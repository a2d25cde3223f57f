import { fileDownload, fileInfo, uploadFile } from '@tradeport/domain/files/contract'
import { grantFiles, simulatedScanner, type VirusScanner } from '@tradeport/node/server-kit'
import { startModuleApi, type Caller, type TestApi } from '@tradeport/testing/harness'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'

let api: TestApi
let seller: Caller
let buyer: Caller
let scan: VirusScanner['scan']
const unanswered = async () => Promise.reject(new Error('no connection'))
beforeAll(async () => {
  api = await startModuleApi([], {}, { scanner: { scan: content => scan(content) } })
  seller = await api.person({ kind: 'seller' })
  buyer = await api.person({ kind: 'buyer' })
})
afterAll(() => api.close())
beforeEach(() => {
  scan = simulatedScanner.scan
})

let papers = 0
const VIRUS = ['X5O!P%@AP[4\\PZX54(P^)7CC)7}$', 'EICAR-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*'].join('')

/** Each has content of its own, as equal content is one for the scanner. */
const upload = (says = '') => {
  papers += 1
  const content = Buffer.from(`%PDF-1.7\n${papers} ${says}\n%%EOF`)
  return seller.upload(
    uploadFile,
    { kind: 'document' },
    { name: `paper-${papers}.pdf`, type: 'application/pdf', content },
  )
}

async function shared(says = ''): Promise<string> {
  const { data } = await upload(says)
  await api.inside(ctx => grantFiles(ctx, [data.id], [buyer.actor.companyId ?? '']), seller.actor)
  return data.id
}

const stateOf = async (id: string) => (await seller.ok(fileInfo, { ids: [id] })).files[0]?.scanState
const scanLater = () => api.api.jobs.run('files.scan')

/** The code of the answer; 200 where the paper itself comes. */
async function opened(who: Caller, id: string): Promise<string> {
  const { content, mime } = await who.download(fileDownload, { id })
  return mime?.startsWith('application/json') ? String(JSON.parse(content.toString()).code) : '200'
}

test('a paper is looked through when it comes, and others read it at once', async () => {
  const id = await shared()
  expect(await stateOf(id)).toBe('clean')
  expect(await opened(buyer, id)).toBe('200')
})

test('a virus is not taken, and whoever sends it is told which', async () => {
  const answer = await upload(VIRUS)
  expect(answer.code).toBe('FILE700425')
  expect(answer.msg).toContain(`paper-${papers}.pdf`)
  expect(answer.msg).toContain('EICAR')
})

test('while no scanner answers a paper is kept: its company reads it, others once it was looked through', async () => {
  scan = unanswered
  const id = await shared()
  const colleague = await api.person({ kind: 'seller', companyId: seller.actor.companyId ?? '' })
  expect(await stateOf(id)).toBe('pending')
  expect(await opened(seller, id)).toBe('200')
  expect(await opened(colleague, id)).toBe('200')
  expect(await opened(buyer, id)).toBe('FILE700427')
  await scanLater()
  expect(await stateOf(id)).toBe('pending')
  scan = simulatedScanner.scan
  await scanLater()
  expect(await stateOf(id)).toBe('clean')
  expect(await opened(buyer, id)).toBe('200')
})

test('what turns out to be a virus is opened by nobody: it is gone, the log says so, and who uploaded it is told', async () => {
  scan = unanswered
  const id = await shared(VIRUS)
  scan = simulatedScanner.scan
  await scanLater()
  expect(await stateOf(id)).toBe('infected')
  for (const who of [seller, buyer]) expect(await opened(who, id)).toBe('FILE700426')
  const { rows } = await api.pool.query(
    `select l.action, l.company_id, l.after, f.storage_key from file_asset f join audit_log l on l.entity_id = f.id::text where f.id = $1`,
    [id],
  )
  expect(rows).toMatchObject([
    { action: 'file:block', company_id: seller.actor.companyId, after: { fileName: `paper-${papers}.pdf` } },
  ])
  expect(api.notified.at(-1)).toMatchObject({
    ...{ kind: 'security_alert', to: { userId: seller.actor.userId }, link: { frontEnd: 'seller' } },
    params: { event: 'file_infected', name: `paper-${papers}.pdf` },
  })
})

test('one that the scanner cannot take does not keep the others waiting', async () => {
  scan = unanswered
  const large = await shared('large')
  const other = await shared('other')
  scan = async content => (content.includes('large') ? unanswered() : undefined)
  await scanLater()
  expect([await stateOf(large), await stateOf(other)]).toEqual(['pending', 'clean'])
})
