import { uploadFile } from '@tradeport/domain/files/contract'
import * as identity from '@tradeport/domain/identity/contract'
import { joinCompany, sendCompanyChange, startModuleApi, type Caller, type TestApi } from '@tradeport/testing/harness'
import { afterAll, beforeAll, expect, test } from 'vitest'

let api: TestApi
let owner: Caller
/** Works for the platform, and is one of the people of the owner's company. */
let both: Caller
let other: Caller

const OPERATOR = { kind: 'operator', roles: ['op_super', 'op_reviewer', 'op_finance', 'op_region_admin'] } as const
const pdf = { name: 'paper.pdf', type: 'application/pdf', content: Buffer.from('%PDF-1.7\n%%EOF') }
const REFUSED = 'USER_SERVICE530307'
const reason = 'Compared with the papers'

beforeAll(async () => {
  api = await startModuleApi([])
  owner = await api.person({ kind: 'seller' })
  both = await api.person({ ...OPERATOR, roles: [...OPERATOR.roles] })
  other = await api.person({ ...OPERATOR, roles: [...OPERATOR.roles] })
  await joinCompany(api, both, owner.actor.companyId)
})
afterAll(() => api.close())

async function paper(): Promise<string> {
  const { data } = await owner.upload(uploadFile, { kind: 'document' }, pdf)
  return data.id
}

test('nobody decides about a change of the own company that a colleague has sent', async () => {
  const id = await sendCompanyChange(owner, { legalName: 'Stake Mill GmbH', regNo: 'DE811128135', foundedYear: 2026 })
  const { version, flagged } = await other.ok(identity.registrationDetail, { id })
  expect(flagged).toBe(true)
  const step = { id, version }
  expect(await both.ok(identity.registrationDetail, { id })).toMatchObject({ ownStake: true, actions: [] })
  const rowFor = async (who: Caller) =>
    (await who.ok(identity.registrationPage, { keyword: 'Stake Mill' })).records.find(row => row.id === id)
  expect(await rowFor(both)).toMatchObject({ ownStake: true, actions: [] })
  expect(await rowFor(other)).toMatchObject({ ownStake: false, actions: expect.arrayContaining(['claim', 'endorse']) })
  const answers = [
    await both.call(identity.claimRegistration, step),
    await both.call(identity.takeOverRegistration, { ...step, reason }),
    await both.call(identity.requestRegistrationInfo, { ...step, requests: [{ field: 'regNo', comment: 'Which?' }] }),
    await both.call(identity.endorseRegistration, step),
    await both.call(identity.approveRegistration, step),
    await both.call(identity.registrationCheck, {
      ...{ ...step, requirement: 'business_licence', outcome: 'passed' },
      fileId: await paper(),
    }),
    await both.call(identity.rejectRegistration, { ...step, reason: 'other', note: reason }),
  ]
  expect(answers.map(({ code }) => code)).toEqual(answers.map(() => REFUSED))
  expect((await other.call(identity.endorseRegistration, step)).code).toBe('200')
})

test('nor about its evidence and its bank accounts', async () => {
  await owner.ok(identity.createCertificate, {
    ...{ kind: 'oeko_tex', number: '25.HCN.7', issuer: 'Hohenstein', issuedOn: '2025-04-15', validUntil: '2027-04-15' },
    fileIds: [await paper()],
  })
  const [waiting] = (await owner.ok(identity.certificatePage, { status: 'pending' })).records
  const certificate = { id: waiting?.id ?? '', version: 0 }
  const account = await owner.ok(identity.bankAccountCreate, {
    ...{ holderName: 'Stake Mill GmbH', bankName: 'Commerzbank AG', swift: 'COBADEFFXXX', country: 'DE' },
    ...{ currency: 'EUR', purpose: 'collect', accountNo: 'DE89370400440532013000', reason: 'Our first account' },
    fileIds: [await paper()],
  })
  const step = { id: account.id, version: 1, reason }
  const actionsOf = async (who: Caller) => [
    (await who.ok(identity.certificatePage, { status: 'pending' })).records.find(row => row.id === certificate.id),
    (await who.ok(identity.bankAccountPage, {})).records.find(row => row.id === account.id),
  ]
  expect(await actionsOf(both)).toMatchObject([
    { ownStake: true, actions: [] },
    { ownStake: true, actions: ['block'] },
  ])
  expect(await actionsOf(other)).toMatchObject([
    { ownStake: false, actions: ['accept', 'reject'] },
    { ownStake: false, actions: ['approve', 'refuse', 'block'] },
  ])
  const answers = [
    await both.call(identity.acceptCertificate, certificate),
    await both.call(identity.rejectCertificate, { ...certificate, reason }),
    await both.call(identity.bankAccountApprove, { ...step, checkMethod: 'document' }),
    await both.call(identity.bankAccountRefuse, step),
  ]
  expect(answers.map(({ code }) => code)).toEqual(answers.map(() => REFUSED))
  expect((await other.call(identity.acceptCertificate, certificate)).code).toBe('200')
  expect((await other.call(identity.bankAccountApprove, { ...step, checkMethod: 'document' })).code).toBe('200')
})

test('nor lifts what was put upon it', async () => {
  const id = owner.actor.companyId ?? ''
  const next = async () => ({ id, version: (await other.ok(identity.companyDetail, { id })).version, reason })
  await other.ok(identity.companyRestrict, await next())
  const liftsFor = async (who: Caller) => {
    const { actions, ownStake } = await who.ok(identity.companyDetail, { id })
    return [ownStake, actions.includes('lift_restriction')]
  }
  expect([await liftsFor(both), await liftsFor(other)]).toEqual([
    [true, false],
    [false, true],
  ])
  expect((await both.call(identity.companyLiftRestriction, await next())).code).toBe(REFUSED)
  await other.ok(identity.companyLiftRestriction, await next())
  await other.ok(identity.companySuspend, await next())
  expect((await both.call(identity.companyReinstate, await next())).code).toBe(REFUSED)
  expect((await other.call(identity.companyReinstate, await next())).code).toBe('200')
})
