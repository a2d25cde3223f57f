import { uploadFile } from '@tradeport/domain/files/contract'
import * as identity from '@tradeport/domain/identity/contract'
import { REGIONS } from '@tradeport/kernel/config'
import { uuidv7 } from '@tradeport/node/db'
import { startModuleApi, type Caller, type TestApi } from '@tradeport/testing/harness'
import { afterAll, beforeAll, expect, test } from 'vitest'

let api: TestApi
let reviewer: Caller
beforeAll(async () => {
  api = await startModuleApi([])
  reviewer = await api.person({ kind: 'operator', roles: ['op_reviewer'] })
})
afterAll(() => api.close())

const report = { name: 'Wang-Lan-report.pdf', type: 'application/pdf', content: Buffer.from('%PDF-1.7\n%%EOF') }

async function checked(
  storeId = uuidv7(),
): Promise<{ owner: Caller; companyId: string; storeId: string; fileId: string }> {
  const owner = await api.person({ kind: 'seller', storeId })
  const companyId = owner.actor.companyId ?? ''
  const { data } = await reviewer.upload(uploadFile, { kind: 'document' }, report)
  await reviewer.ok(identity.recordSiteCheck, {
    companyId,
    method: 'third_party',
    inspector: 'Intertek',
    reportNo: 'SC-7',
    checkedOn: '2026-03-01',
    validUntil: '2027-03-01',
    fileIds: [data.id],
  })
  return { owner, companyId, storeId, fileId: data.id }
}

test('a badge shows what was checked, how and until when, to everybody; names of files and people stay inside', async () => {
  const { companyId, storeId, fileId } = await checked()
  const byCompany = await api.visitor.ok(identity.companyEvidence, { companyId })
  expect(byCompany).toEqual({
    verifyLevel: 3,
    contactVerified: false,
    evidence: [
      {
        id: expect.any(String),
        kind: 'site_check',
        kindName: null,
        number: 'SC-7',
        issuer: 'Intertek',
        issuedOn: '2026-03-01',
        validUntil: '2027-03-01',
        method: 'third_party',
        checkedAt: api.clock.now.toISOString(),
        fileIds: [fileId],
      },
    ],
  })
  expect(await api.visitor.ok(identity.companyEvidence, { storeId })).toEqual(byCompany)
})

test('its documents are opened by people who are signed in, as long as it stands', async () => {
  const { owner, companyId, fileId } = await checked()
  const buyer = await api.person({ kind: 'buyer' })
  const status = async (who: Caller) => (await who.download(identity.evidenceFile, { id: fileId })).mime
  expect(await status(buyer)).toContain('application/pdf')
  expect(await status(api.visitor)).not.toContain('application/pdf')
  const { data: draft } = await owner.upload(uploadFile, { kind: 'document' }, report)
  expect((await buyer.download(identity.evidenceFile, { id: draft.id })).content.toString()).toContain('FILE700404')
  const start = api.clock.now
  api.clock.now = new Date('2027-03-02T02:00:00Z')
  expect(await status(buyer)).not.toContain('application/pdf')
  expect((await api.visitor.ok(identity.companyEvidence, { companyId })).evidence).toEqual([])
  api.clock.now = start
})

test('what is suspended, of another region or unknown has no evidence', async () => {
  const { companyId, fileId } = await checked()
  const codes = async () => [
    (await api.visitor.call(identity.companyEvidence, { companyId: uuidv7() })).code,
    (await api.visitor.call(identity.companyEvidence, { companyId }, { region: REGIONS.demo })).code,
    (await api.visitor.call(identity.companyEvidence, {})).code,
  ]
  expect(await codes()).toEqual(['USER_SERVICE530404', 'USER_SERVICE530404', 'USER_SERVICE530400'])
  await api.pool.query(`update company set status = 'suspended' where id = $1`, [companyId])
  expect((await api.visitor.call(identity.companyEvidence, { companyId })).code).toBe('USER_SERVICE530404')
  const buyer = await api.person({ kind: 'buyer' })
  expect((await buyer.download(identity.evidenceFile, { id: fileId })).content.toString()).toContain('FILE700404')
})
