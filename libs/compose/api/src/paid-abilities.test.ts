import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  DATA_EXPORT_ABILITY,
  PRODUCT_IMPORT_ABILITY,
  SWEATER_ID,
  aCategoryTree,
  productExport,
  productImportApply,
  productImportPreview,
} from '@tradeport/domain/catalogue/contract'
import { createStore, upsertCategories } from '@tradeport/domain/catalogue/server'
import {
  aDeclarant,
  aDeclaration,
  declarationFormConfigSave,
  declarationFormCreate,
  declarationFormExport,
  declarationFormPushBatch,
  declarationFormPushSingleWindow,
  declarationFormSubmit,
  declarationFormTestConnection,
} from '@tradeport/domain/customs/contract'
import { companyExportCreate, dataExportCancel } from '@tradeport/domain/governance/contract'
import { invitationPage, inviteMember, revokeInvitation } from '@tradeport/domain/identity/contract'
import {
  DECLARATION_BATCH_ABILITY,
  SEAT_ABILITY,
  SERVICE_ORDER_ABILITY,
  abilityQuery,
  abilityUsePage,
  type AbilityKey,
} from '@tradeport/domain/membership/contract'
import {
  aServiceInput,
  marketDetail,
  serviceApprovePass,
  serviceDraft,
  serviceSubmit,
} from '@tradeport/domain/service-market/contract'
import {
  serviceOrderCreate,
  serviceOrderDetail,
  serviceOrderPay,
  serviceOrderReject,
  serviceOrderSubmit,
} from '@tradeport/domain/service-order/contract'
import { DEFAULT_REGION } from '@tradeport/kernel/config'
import { uuidv7 } from '@tradeport/node/db'
import { startTestApi, type Caller, type TestApi } from '@tradeport/testing/harness'
import { aDocument, aPicture, only } from './hostile-texts.test-pen'

let api: TestApi
let seller: Caller
let other: Caller

async function aSeller(name: string): Promise<Caller> {
  const companyId = uuidv7()
  const company = { legalName: `${name} Co., Ltd.`, companyType: null, country: 'CN', city: null, foundedYear: null }
  const storeId = await api.inside(ctx => createStore(ctx, { ...company, companyId, name: { en_US: name } }))
  return api.person({ kind: 'seller', companyId, storeId })
}

beforeAll(async () => {
  api = await startTestApi()
  await api.inside(ctx => upsertCategories(ctx.db, aCategoryTree()))
  seller = await aSeller('Evening Loom')
  other = await aSeller('Morning Loom')
})
afterAll(() => api.close())

const offer = (ability: string, sale: string) =>
  api.pool.query('insert into ability_offer values ($1, $2, $3)', [DEFAULT_REGION.regionId, ability, sale])
const grant = (ability: string, quota: number | null, to = seller) =>
  api.pool.query(
    `insert into ability_grant (id, region_id, company_id, ability, quota, valid_from, created_at)
     values ($1, $2, $3, $4, $5, '2026-01-01', '2026-01-01')`,
    [uuidv7(), DEFAULT_REGION.regionId, to.actor.companyId, ability, quota],
  )
const told = async (who: Caller, ability: string) => (await who.ok(abilityQuery, { abilities: [ability] })).abilities[0]

const usesOf = async (who: Caller, ability: AbilityKey) => (await who.ok(abilityUsePage, { ability })).records

async function exported(who: Caller, categoryId: string = SWEATER_ID): Promise<string> {
  const answer = await who.download(productExport, { categoryId })
  if (answer.mime.includes('spreadsheetml')) return 'a spreadsheet'
  const envelope: unknown = JSON.parse(answer.content.toString())
  return typeof envelope === 'object' && envelope !== null && 'code' in envelope ? String(envelope.code) : ''
}

test('what nobody sells is free', async () => {
  expect(await exported(seller)).toBe('a spreadsheet')
})

test('an export is refused without the package, counted with it, and refused when it is used up', async () => {
  await offer(DATA_EXPORT_ABILITY, 'package')
  expect(await told(seller, DATA_EXPORT_ABILITY)).toMatchObject({ result: 'NOT_BUY', code: 'FT511002' })
  expect(await exported(seller)).toBe('FT511002')
  await grant(DATA_EXPORT_ABILITY, 1)
  // A call that fails gives its use back.
  expect(await exported(seller, uuidv7())).toBe('MALL600404')
  expect(await told(seller, DATA_EXPORT_ABILITY)).toMatchObject({ result: null, remaining: 1 })
  expect((await Promise.all([exported(seller), exported(seller)])).sort()).toEqual(['FT511003', 'a spreadsheet'])
  expect(await told(seller, DATA_EXPORT_ABILITY)).toMatchObject({ result: 'HAS_BUY_EXHAUSTED', code: 'FT511003' })
  expect(await exported(other)).toBe('FT511002')
})

test('files of declaration forms are bought like other exports; operators take them in their work', async () => {
  const input = { filter: {}, format: 'xml' as const }
  const head = await api.person({ kind: 'operator', roles: ['op_super'] })
  const broker = await api.person({ kind: 'provider' })
  // No form is there to be taken: whoever may take files is told so.
  expect((await head.raw(declarationFormExport, input)).code).toBe('FT521404')
  expect((await broker.raw(declarationFormExport, input)).code).toBe('FT511002')
  expect((await seller.raw(declarationFormExport, input)).code).toBe('FT511003')
  await grant(DATA_EXPORT_ABILITY, 1, broker)
  expect((await broker.raw(declarationFormExport, input)).code).toBe('FT521404')
  expect(await told(broker, DATA_EXPORT_ABILITY)).toMatchObject({ remaining: 1 })
  const { id } = await seller.ok(declarationFormCreate, { content: aDeclaration() })
  await grant(DATA_EXPORT_ABILITY, 1)
  expect((await seller.download(declarationFormExport, { ids: [id], format: 'xml' })).mime).toContain('xml')
  expect((await seller.raw(declarationFormExport, { ids: [id] })).code).toBe('FT511003')
})

test('sending many declarations at once is bought, and one use of it sends them all; sending one by one is not', async () => {
  await offer(DECLARATION_BATCH_ABILITY, 'package')
  const trader = await api.person({ kind: 'seller', roles: ['seller_owner'] })
  const reviewed = async () => {
    const { id, version } = await trader.ok(declarationFormCreate, { content: aDeclaration() })
    const next = await trader.ok(declarationFormSubmit, { id, version })
    return { id, version: next.version }
  }
  const items = [await reviewed(), await reviewed()]
  const send = () => trader.call(declarationFormPushBatch, { items })
  expect((await send()).code).toBe('FT511002')
  await grant(DECLARATION_BATCH_ABILITY, 1, trader)
  // Nobody has said yet by whom they are sent: the use is given back.
  expect((await send()).code).toBe('FT521002')
  expect(await told(trader, DECLARATION_BATCH_ABILITY)).toMatchObject({ remaining: 1 })
  await trader.ok(declarationFormConfigSave, aDeclarant())
  await trader.ok(declarationFormTestConnection, {})
  expect((await send()).data).toMatchObject({ ok: items.map(({ id }) => id).toSorted(), failed: [] })
  expect((await send()).code).toBe('FT511003')
  // Sent again they are refused one by one, and what sends nothing counts as nothing.
  await grant(DECLARATION_BATCH_ABILITY, 1, trader)
  expect((await send()).data).toMatchObject({ ok: [], failed: [{}, {}] })
  expect(await told(trader, DECLARATION_BATCH_ABILITY)).toMatchObject({ remaining: 1 })
  expect(await usesOf(trader, DECLARATION_BATCH_ABILITY)).toMatchObject([{ givenBack: null, remaining: 0 }])
  expect((await trader.call(declarationFormPushSingleWindow, await reviewed())).code).toBe('200')
})

test('an import belongs to a higher plan', async () => {
  await offer(PRODUCT_IMPORT_ABILITY, 'plan')
  const apply = async () => (await seller.call(productImportApply, { importId: uuidv7() })).code
  expect(await apply()).toBe('FT511004')
  await grant(PRODUCT_IMPORT_ABILITY, null)
  expect(await apply()).toBe('MALL600404')
  expect((await other.call(productImportApply, { importId: uuidv7() })).code).toBe('FT511004')
})

test('a file that was imported before is imported once, and counts once', async () => {
  const mill = await aSeller('Noon Loom')
  await grant(PRODUCT_IMPORT_ABILITY, 3, mill)
  const content = Buffer.from('Model number,Title [English]\nNOON-1,A sweater of noon\n')
  const preview = async () =>
    (
      await mill.upload(
        productImportPreview,
        { categoryId: SWEATER_ID },
        { name: 'goods.csv', type: 'text/csv', content },
      )
    ).data.importId
  const [first, twin] = [await preview(), await preview()]
  for (const importId of [first, first, twin])
    expect(await mill.ok(productImportApply, { importId })).toMatchObject({ importId: first, status: 'applied' })
  expect(await told(mill, PRODUCT_IMPORT_ABILITY)).toMatchObject({ remaining: 2 })
  expect(await usesOf(mill, PRODUCT_IMPORT_ABILITY)).toHaveLength(1)
})

describe('a list that is taken away', () => {
  let mill: Caller
  const take = async () => mill.ok(companyExportCreate, { list: 'orders' })
  beforeAll(async () => {
    mill = await aSeller('Dusk Loom')
    await grant(DATA_EXPORT_ABILITY, 5, mill)
  })

  test('and called off before it is there gives its use back', async () => {
    const { id, version } = await take()
    expect(await told(mill, DATA_EXPORT_ABILITY)).toMatchObject({ remaining: 4 })
    await mill.ok(dataExportCancel, { id, version })
    expect(await told(mill, DATA_EXPORT_ABILITY)).toMatchObject({ remaining: 5 })
    expect(await usesOf(mill, DATA_EXPORT_ABILITY)).toMatchObject([
      { documentId: id, givenBack: 'cancelled', userName: null, remaining: 5 },
      { documentId: id, givenBack: null, userName: mill.actor.displayName, remaining: 4 },
    ])
  })

  test('and cannot be written gives its use back', async () => {
    const { id } = await take()
    await api.pool.query(`update data_export set list = 'nothing' where id = $1`, [id])
    await api.api.jobs.run('governance.writeExports')
    expect(await told(mill, DATA_EXPORT_ABILITY)).toMatchObject({ remaining: 5 })
    expect((await usesOf(mill, DATA_EXPORT_ABILITY))[0]).toMatchObject({ documentId: id, givenBack: 'failed' })
  })

  test('and is there stays counted', async () => {
    await take()
    await api.api.jobs.run('governance.writeExports')
    expect(await told(mill, DATA_EXPORT_ABILITY)).toMatchObject({ remaining: 4 })
  })
})

test('ten invitations at once take no more seats than were bought', async () => {
  const owner = await api.person({ kind: 'seller', companyName: 'Loom with Seats', roles: ['seller_owner'] })
  await offer(SEAT_ABILITY, 'account')
  await grant(SEAT_ABILITY, 3, owner)
  const invite = (email: string) => owner.raw(inviteMember, { email, roles: ['sales'] })
  const answers = await Promise.all(Array.from({ length: 10 }, (_, index) => invite(`seat-${index}@example.com`)))
  const codes = answers.map(({ code }) => code).sort()
  expect(codes).toEqual(['200', '200', ...Array<string>(8).fill('USER_SERVICE530002')])
  const { records } = await owner.ok(invitationPage, {})
  expect(records).toHaveLength(2)
  const [{ id, version } = { id: '', version: 0 }] = records
  await owner.ok(revokeInvitation, { id, version })
  expect((await invite('seat-free@example.com')).code).toBe('200')
})

test('orders of services are counted when they are sent; drafts are free', async () => {
  const provider = await api.person({ kind: 'provider' })
  const operator = await api.person({ kind: 'operator', roles: ['op_super'] })
  const paper = await aDocument(provider)
  const input = aServiceInput({ coverFileId: await aPicture(provider) })
  const qualifications = (input.qualifications ?? []).map(proof => ({ ...proof, fileId: paper.id }))
  const draft = await provider.ok(serviceDraft, { ...input, qualifications })
  const asked = await provider.ok(serviceSubmit, { id: draft.id, version: draft.version })
  await operator.ok(serviceApprovePass, { id: asked.id, version: asked.version })
  const offered = await api.visitor.ok(marketDetail, { id: draft.id })
  await offer(SERVICE_ORDER_ABILITY, 'package')
  const ordering = () =>
    seller.ok(serviceOrderCreate, {
      serviceId: offered.id,
      skuId: only(offered.skus).id,
      qty: '1',
      answers: { goods: 'Pullovers', mode: 'sea', departure: 'Ningbo', destination: 'DE' },
      contact: { name: 'Lin Wei' },
    })
  const { id, version } = await ordering()
  expect((await seller.call(serviceOrderSubmit, { id, version })).code).toBe('FT511002')
  expect((await seller.ok(serviceOrderDetail, { id })).status).toBe('draft')
  await grant(SERVICE_ORDER_ABILITY, 1)
  await seller.ok(serviceOrderSubmit, { id, version })
  const next = await ordering()
  expect((await seller.call(serviceOrderSubmit, { id: next.id, version: next.version })).code).toBe('FT511003')
  // The provider turns it down: what was paid for it is there for the next.
  const ordered = await seller.ok(serviceOrderDetail, { id })
  await seller.ok(serviceOrderPay, { id, version: ordered.version, payMode: 'bank_transfer' })
  await api.api.jobs.run('service-order.settlePayments')
  const waiting = await provider.ok(serviceOrderDetail, { id })
  const reason = 'No space on the ship that week.'
  await provider.ok(serviceOrderReject, { id, version: waiting.version, reason })
  expect(await told(seller, SERVICE_ORDER_ABILITY)).toMatchObject({ remaining: 1 })
  expect((await usesOf(seller, SERVICE_ORDER_ABILITY))[0]).toMatchObject({ documentId: id, givenBack: 'rejected' })
  await seller.ok(serviceOrderSubmit, { id: next.id, version: next.version })
  expect(await told(seller, SERVICE_ORDER_ABILITY)).toMatchObject({ code: 'FT511003' })
})
