import { randomUUID } from 'node:crypto'
import * as catalogue from '@tradeport/domain/catalogue/contract'
import * as content from '@tradeport/domain/content/contract'
import * as governance from '@tradeport/domain/governance/contract'
import * as identity from '@tradeport/domain/identity/contract'
import * as language from '@tradeport/domain/language/contract'
import * as membership from '@tradeport/domain/membership/contract'
import * as reference from '@tradeport/domain/reference/contract'
import * as reporting from '@tradeport/domain/reporting/contract'
import * as market from '@tradeport/domain/service-market/contract'
import { DEFAULT_REGION } from '@tradeport/kernel/config'
import type { Endpoint, InputOf } from '@tradeport/kernel/contract-kit'
import { sendCompanyChange, startTestApi, type Caller, type TestApi } from '@tradeport/testing/harness'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { HostilePen, aDocument, only, walkedPlaces } from './hostile-texts.test-pen'

let api: TestApi
let head: Caller
let colleague: Caller
let seller: Caller

beforeAll(async () => {
  api = await startTestApi()
  head = await api.person({ kind: 'operator', roles: ['op_super'] })
  colleague = await api.person({ kind: 'operator', roles: ['op_super'] })
  seller = await api.person({ kind: 'seller' })
})
afterAll(() => api.close())

const there = { locale: 'en_US', timeZone: 'Europe/Berlin' } as const
/** What an auditor reads of all that was done last. */
const log = () => colleague.ok(governance.auditPage, { pageSize: 100 })
const bothLanguages = async <E extends Endpoint>(who: Caller, endpoint: E, input: InputOf<E>) => [
  await who.ok(endpoint, input),
  await who.ok(endpoint, input, { locale: 'zh_CN' }),
]
/** Steps one after the other on what carries a version, each with a script in its texts. */
async function steps(
  pen: HostilePen,
  who: Caller,
  id: string,
  version: number,
  all: readonly Endpoint[],
): Promise<void> {
  let now = version
  for (const endpoint of all) {
    const done: unknown = await who.ok(endpoint, pen.write(endpoint, { id, version: now }))
    now = Object(done).version ?? now + 1
  }
}

/** The link is only in the mail. */
async function invitationTo(email: string): Promise<string> {
  const { rows } = await api.pool.query<{ url: string }>(
    `select params ->> 'url' as url from mail_outbox where to_address = $1 order by created_at desc, id desc limit 1`,
    [email],
  )
  return only(rows).url.split('/').at(-1) ?? ''
}
/** A colleague in the seller's company. */
async function aMember(pen = new HostilePen()) {
  const email = `member-${randomUUID()}@example.com`
  await seller.ok(identity.inviteMember, pen.write(identity.inviteMember, { email, roles: ['sales'] }))
  const input = { token: await invitationTo(email), password: 'Knit-2026!', displayName: 'Sam', ...there }
  const joined = pen.write(identity.acceptInvitation, input)
  await api.visitor.ok(identity.acceptInvitation, { ...joined, locale: there.locale, timeZone: there.timeZone })
  const { records } = await seller.ok(identity.memberPage, { keyword: email })
  return only(records)
}

/** Its codes have a form of their own; everything else is written by people. */
const A_SPECIAL_INVOICE: membership.InvoiceInput = {
  ...{ need: 'vat_special', title: '', address: '', bank: '', account: '' },
  ...{ taxNo: '91330483MA2B8X1Y2Z', phone: '0573 8801234', email: 'books@example.com' },
}
const inHours = (hours: number) => new Date(api.clock.now.getTime() + hours * 3_600_000).toISOString()
const anOperator = (roles: string[] = ['op_cs']) => api.person({ kind: 'operator', roles })
const operatorRow = async (who: Caller) => {
  const { records } = await head.ok(identity.operatorPage, { pageSize: 100 })
  return only(records.filter(({ id }) => id === who.actor.userId))
}

/** What operators and companies write of themselves and each other, and what of it others are told. */
const WRITINGS: Readonly<Record<string, (pen: HostilePen) => Promise<unknown[]>>> = {
  'why a company is restricted, suspended, comes back, and is closed': async pen => {
    const buyer = await api.person({ kind: 'buyer' })
    const id = buyer.actor.companyId ?? ''
    const { version } = await head.ok(identity.companyDetail, { id })
    const risk = [identity.companyRestrict, identity.companyLiftRestriction]
    await steps(pen, head, id, version, [
      ...risk,
      ...[identity.companySuspend, identity.companyReinstate, identity.companyClose],
    ])
    return [await log(), await colleague.ok(identity.companyDetail, { id })]
  },
  'why an owner closes the company': async pen => {
    const buyer = await api.person({ kind: 'buyer' })
    const { version } = await buyer.ok(identity.companyClosing, {})
    await buyer.ok(identity.ownCompanyClose, pen.write(identity.ownCompanyClose, { version, reason: '' }))
    return [await log()]
  },
  'why a person is kept out, and let in': async pen => {
    const id = (await api.person({ kind: 'buyer' })).actor.userId ?? ''
    await head.ok(identity.personDisable, pen.write(identity.personDisable, { id, reason: '' }))
    await head.ok(identity.personEnable, pen.write(identity.personEnable, { id, reason: '' }))
    return [await log()]
  },
  'a role of operators, and why it is changed': async pen => {
    const made = pen.write(identity.roleCreate, {
      name: '',
      names: { de_DE: '' },
      permissions: ['order:read'],
      reason: '',
    })
    const { code } = await head.ok(identity.roleCreate, made)
    const told = await colleague.ok(identity.rolePage, { pageSize: 100 })
    const changed = pen.write(identity.roleUpdate, {
      code,
      version: 0,
      name: '',
      permissions: ['order:read'],
      reason: '',
    })
    const { version } = await head.ok(identity.roleUpdate, changed)
    const off = await head.ok(identity.roleDisable, pen.write(identity.roleDisable, { code, version, reason: '' }))
    await head.ok(identity.roleEnable, pen.write(identity.roleEnable, { code, version: off.version, reason: '' }))
    return [told, await colleague.ok(identity.rolePage, { pageSize: 100 }), await log()]
  },
  'a department': async pen => {
    const { id } = await head.ok(
      identity.departmentCreate,
      pen.write(identity.departmentCreate, { name: '', names: { de_DE: '' }, parentId: null }),
    )
    const told = await colleague.ok(identity.departmentList, {})
    const { version } = only(told.filter(department => department.id === id))
    await head.ok(
      identity.departmentUpdate,
      pen.write(identity.departmentUpdate, { id, version, name: '', parentId: null }),
    )
    return [told, await colleague.ok(identity.departmentList, {})]
  },
  'who becomes an operator, and why one is changed, locked out and let in again': async pen => {
    const post = { departmentId: null, roles: ['op_cs'], regionIds: [DEFAULT_REGION.regionId] }
    const invited = {
      email: 'hostile@operator.example',
      displayName: '',
      locale: 'en_US' as const,
      reason: '',
      ...post,
    }
    await head.ok(identity.operatorInvite, pen.write(identity.operatorInvite, invited))
    const person = await operatorRow(await anOperator())
    const changed = pen.write(identity.operatorUpdate, {
      ...post,
      id: person.id,
      version: person.version,
      displayName: '',
      reason: '',
    })
    const { version } = await head.ok(identity.operatorUpdate, changed)
    const told = await colleague.ok(identity.operatorPage, { pageSize: 100 })
    await steps(pen, head, person.id, version, [identity.operatorDisable, identity.operatorEnable])
    return [told, await log()]
  },
  'why somebody gets a right for a time, and loses it': async pen => {
    const asks = async (right: string) => {
      const person = await anOperator(['op_content'])
      const input = pen.write(identity.grantRequest, { held: right, reason: '', endsAt: inHours(4) })
      return (await person.ok(identity.grantRequest, input)).id
    }
    const at = async (id: string) => {
      const { records } = await head.ok(identity.grantPage, { pageSize: 100 })
      return { id, version: only(records.filter(row => row.id === id)).version, reason: '' }
    }
    const given = await asks('order:read')
    await head.ok(identity.grantApprove, pen.write(identity.grantApprove, await at(given)))
    await head.ok(identity.grantRevoke, pen.write(identity.grantRevoke, await at(given)))
    const refused = await asks('inquiry:read')
    await head.ok(identity.grantReject, pen.write(identity.grantReject, await at(refused)))
    return [await colleague.ok(identity.grantPage, { pageSize: 100 }), await log()]
  },
  'why an operator looks on as somebody else': async pen => {
    const { userId, companyId } = seller.actor
    const input = { userId: userId ?? '', companyId: companyId ?? '', party: 'seller' as const, reason: '' }
    await head.ok(identity.viewAsStart, pen.write(identity.viewAsStart, input))
    return [await log()]
  },
  'a menu, and why it changes': async pen => {
    const name = () => ({ source: 'en_US' as const, texts: { en_US: '' }, outdated: [] })
    const link = { platform: 'portal' as const, path: '/' }
    const groups = [
      { key: 'own-hostile', name: name(), items: [{ key: 'link-9', icon: null, hidden: false, name: name(), link }] },
    ]
    const { version } = await head.ok(identity.menuDetail, { frontEnd: 'buyer' })
    const input = { frontEnd: 'buyer' as const, version, content: { groups }, reason: '' }
    const published = await head.ok(identity.menuPublish, pen.write(identity.menuPublish, input))
    const back = { frontEnd: 'buyer' as const, version: published.version, to: 0, reason: '' }
    const told = await colleague.ok(identity.menuDetail, { frontEnd: 'buyer' })
    await head.ok(identity.menuRestore, pen.write(identity.menuRestore, back))
    return [told, await log()]
  },
  'who joins a company': async pen => {
    const row = await aMember(pen)
    return [row, await seller.ok(identity.memberPage, { pageSize: 100 })]
  },
  'a role of a company’s own, and why its people are moved, sent off, called back and dismissed': async pen => {
    const saved = await seller.ok(
      identity.saveCompanyRole,
      pen.write(identity.saveCompanyRole, { name: '', names: { de_DE: '' }, roles: ['sales'], reason: '' }),
    )
    const told = [await seller.ok(identity.memberPage, {}), await seller.ok(identity.memberRoles, {})]
    const gone = pen.write(identity.deleteCompanyRole, { id: saved.id, version: saved.version, reason: '' })
    await seller.ok(identity.deleteCompanyRole, gone)
    const { id, version } = await aMember()
    const moved = pen.write(identity.changeMemberRoles, { id, version, roles: ['sales'], reason: '' })
    const now = await seller.ok(identity.changeMemberRoles, moved)
    await steps(pen, seller, id, now.version, [identity.suspendMember, identity.resumeMember, identity.removeMember])
    return [...told, await seller.ok(identity.companyAuditPage, { pageSize: 100 }), await log()]
  },
  'why a company gets another owner': async pen => {
    const old = seller
    seller = await api.person({ kind: 'seller' })
    const { id, version } = await aMember()
    const input = { id, version, reason: '' }
    await seller.ok(identity.handOverOwnership, pen.write(identity.handOverOwnership, input))
    seller = old
    return [await log()]
  },
  'a bank account, and why it is refused, taken, blocked and taken back': async pen => {
    const stated = async () => ({
      ...{ holderName: '', bankName: '', swift: 'COBADEFFXXX', country: 'DE', currency: 'EUR', reason: '' },
      purpose: 'refund' as const,
      accountNo: 'DE89370400440532013000',
      fileIds: [(await aDocument(seller)).id],
    })
    const { id } = await seller.ok(identity.bankAccountCreate, pen.write(identity.bankAccountCreate, await stated()))
    const rows = async (who: Caller) => (await who.ok(identity.bankAccountPage, {})).records
    const at = async () => ({ id, version: only((await rows(head)).filter(row => row.id === id)).version, reason: '' })
    const seen: unknown[] = [await rows(head)]
    await head.ok(identity.bankAccountRefuse, pen.write(identity.bankAccountRefuse, await at()))
    seen.push(await rows(seller))
    const again = { ...(await stated()), ...(await at()) }
    await seller.ok(identity.bankAccountSubmit, pen.write(identity.bankAccountSubmit, again))
    seen.push(await rows(head))
    const taken = { ...(await at()), checkMethod: 'document' as const }
    await head.ok(identity.bankAccountApprove, pen.write(identity.bankAccountApprove, taken))
    seen.push(await rows(seller))
    await head.ok(identity.bankAccountBlock, pen.write(identity.bankAccountBlock, await at()))
    const other = {
      ...(await stated()),
      holderName: 'Mill',
      bankName: 'Bank',
      reason: 'New',
      accountNo: 'DE75512108001245126199',
    }
    const { id: second } = await seller.ok(identity.bankAccountCreate, other)
    const { version } = only((await rows(seller)).filter(row => row.id === second))
    const back = { id: second, version, reason: '' }
    await seller.ok(identity.bankAccountWithdraw, pen.write(identity.bankAccountWithdraw, back))
    return [...seen, await rows(seller), await log()]
  },
  'a plan, why it changes, where it is paid, and why a payment is not taken': async pen => {
    const made = await head.ok(
      membership.offeringCreate,
      pen.write(
        membership.offeringCreate,
        membership.anOfferingInput({
          code: 'hostile',
          level: 7,
          description: { en_US: '' },
          benefits: [{ en_US: '' }],
        }),
      ),
    )
    const sold = await head.ok(membership.offeringPutOnSale, { id: made.id, version: made.version })
    const { terms } = await head.ok(membership.offeringDetail, { id: made.id })
    const told = await bothLanguages(seller, membership.membershipOverview, {})
    const account = { holder: '', bank: '', account: '6222', swift: 'PUYUCNSH', note: '', version: 0, reason: '' }
    await head.ok(membership.paymentAccountSet, pen.write(membership.paymentAccountSet, account))
    const pay = await seller.ok(membership.paymentAccount, {})
    const order = await seller.ok(
      membership.membershipOrderCreate,
      pen.write(membership.membershipOrderCreate, {
        offeringId: made.id,
        termsId: terms.id,
        invoice: { ...A_SPECIAL_INVOICE },
      }),
    )
    const evidence = [{ fileId: (await aDocument(seller)).id, name: 'slip.pdf' }]
    const report = { id: order.id, version: order.version, bankReference: '', paidOn: '2026-03-10', evidence }
    const paid = await seller.ok(
      membership.membershipOrderReportPayment,
      pen.write(membership.membershipOrderReportPayment, report),
    )
    const seen = await head.ok(membership.membershipOrderDetail, { id: order.id })
    const refusal = { id: order.id, version: paid.version, reason: '' }
    const refused = await head.ok(
      membership.membershipOrderReject,
      pen.write(membership.membershipOrderReject, refusal),
    )
    const own = await seller.ok(membership.membershipOrderDetail, { id: order.id })
    const again = await seller.ok(membership.membershipOrderReportPayment, {
      ...report,
      version: refused.version,
      bankReference: 'TT-1',
    })
    const came = await head.ok(
      membership.membershipOrderConfirm,
      pen.write(membership.membershipOrderConfirm, { id: order.id, version: again.version, reason: '' }),
    )
    const [wanted] = (await head.ok(membership.membershipInvoicePage, { keyword: order.no })).records
    if (!wanted) throw new Error('no invoice is waited for')
    const paper = {
      ...{ id: wanted.id, version: wanted.version, number: '', issuedOn: '2026-03-10', reason: '' },
      ...{ amount: wanted.orderAmount, currency: wanted.orderCurrency },
      file: { fileId: (await aDocument(head)).id, name: '' },
    }
    const written = await head.ok(
      membership.membershipInvoiceIssue,
      pen.write(membership.membershipInvoiceIssue, paper),
    )
    const first = [
      await colleague.ok(membership.membershipInvoicePage, { keyword: order.no }),
      await seller.ok(membership.membershipOrderDetail, { id: order.id }),
    ]
    await head.ok(
      membership.membershipInvoiceCorrect,
      pen.write(membership.membershipInvoiceCorrect, { ...paper, version: written.version }),
    )
    const second = await colleague.ok(membership.membershipInvoicePage, { keyword: order.no })
    await head.ok(
      membership.membershipOrderRefund,
      pen.write(membership.membershipOrderRefund, { id: order.id, version: came.version, reason: '' }),
    )
    const offering = membership.anOfferingInput({ code: 'hostile', level: 7 })
    const changed = { id: made.id, version: sold.version, offering, reason: '' }
    await head.ok(membership.offeringUpdate, pen.write(membership.offeringUpdate, changed))
    const list = await colleague.ok(membership.offeringPage, {})
    return [
      ...told,
      pay,
      seen,
      ...first,
      second,
      own,
      list,
      await log(),
      await seller.ok(membership.membershipOrderDetail, { id: order.id }),
    ]
  },
  'why a company is given an ability, and why it is taken back': async pen => {
    const companyId = seller.actor.companyId ?? ''
    const gift = { companyId, ability: 'data.export' as const, quota: 5, validTo: null, reason: '' }
    const { id } = await head.ok(membership.grantGive, pen.write(membership.grantGive, gift))
    const told = await colleague.ok(membership.grantPage, {})
    const { version } = only(told.records.filter(row => row.id === id))
    await head.ok(membership.grantTakeBack, pen.write(membership.grantTakeBack, { id, version, reason: '' }))
    return [told, await log()]
  },
  'a list of codes, its labels, and why a code goes': async pen => {
    const list = 'hostile'
    const name = { en_US: '' }
    await head.ok(reference.dictionaryListCreate, {
      ...pen.write(reference.dictionaryListCreate, { code: list, name }),
    })
    await head.ok(reference.dictionaryCreate, {
      list,
      value: 'one',
      label: { en_US: pen.text('reference.dictionaryCreate label.en_US') },
    })
    const told = await bothLanguages(api.visitor, reference.dictList, { types: [list] })
    const { records } = await colleague.ok(reference.dictionaryPage, { list })
    const { id, version } = only(records)
    const off = pen.write(reference.dictionaryDisable, { id, version, reason: '' })
    await head.ok(reference.dictionaryDisable, off)
    return [...told, records, await colleague.ok(reference.dictionaryLists, {}), await log()]
  },
  'what an exchange rate comes from, and why it is not taken': async pen => {
    const rate = {
      base: 'USD',
      quote: 'CNY',
      rate: '7.0431',
      rateSource: 'central_parity' as const,
      asOf: '2026-03-02',
    }
    const { id, version } = await head.ok(reference.exchangeRateCreate, pen.write(reference.exchangeRateCreate, rate))
    const told = await colleague.ok(reference.exchangeRatePage, {})
    const no = { id, version, reason: '' }
    await colleague.ok(reference.exchangeRateReject, pen.write(reference.exchangeRateReject, no))
    return [told, await head.ok(reference.exchangeRatePage, {})]
  },
  'a text of a language, and what its publication says': async pen => {
    const at = { scope: 'all', locale: 'de_DE' as const }
    const { records } = await head.ok(language.languageTextPage, { ...at, namespace: 'common' })
    const { namespace, key, version } = only(records.filter(({ english }) => !english.includes('{')))
    const text = pen.text('language.textSave text')
    await head.ok(language.languageTextSave, { ...at, namespace, key, version, text })
    const draft = await colleague.ok(language.languageDraft, { scope: 'all' })
    await head.ok(language.languagePublish, {
      scope: 'all',
      stamp: draft.stamp,
      note: pen.text('language.publish note', 300),
    })
    return [draft, await colleague.ok(language.languageVersionPage, { scope: 'all' })]
  },
  'a category of goods, and an attribute': async pen => {
    const category = { parentId: null, slug: 'hostile', name: { en_US: '' }, hsHints: [], imageFileId: null, sort: 1 }
    const { id } = await head.ok(catalogue.categoryCreate, pen.write(catalogue.categoryCreate, category))
    const options = [{ value: 'one', label: { en_US: '' } }]
    const trait = {
      code: 'hostile',
      type: 'select' as const,
      name: { en_US: '' },
      unit: null,
      min: null,
      max: null,
      options,
    }
    const attribute = await head.ok(catalogue.attributeCreate, pen.write(catalogue.attributeCreate, trait))
    return [
      await colleague.ok(catalogue.adminCategoryDetail, { id }),
      await colleague.ok(catalogue.adminAttributeDetail, { id: attribute.id }),
    ]
  },
  'a kind of services, what is offered in it, and what its orders ask': async pen => {
    const category = market.aServiceCategoryInput({ code: 'HOSTILE', name: { en_US: '' } })
    const made = await head.ok(market.serviceCategoryCreate, pen.write(market.serviceCategoryCreate, category))
    const { id } = made
    const at = async () => ({ id, version: (await head.ok(market.serviceCategoryDetail, { id })).version })
    const items = [
      { name: { en_US: '' }, spec: { en_US: '' }, unit: 'order' as const, priceMode: 'fixed' as const, minQty: '1' },
    ]
    const skuTemplate = { units: [], priceModes: [], items }
    const offers = pen.write(market.serviceCategorySkuTemplateSave, { ...(await at()), skuTemplate })
    await head.ok(market.serviceCategorySkuTemplateSave, offers)
    const options = [{ value: 'one', label: { en_US: '' } }]
    const question = {
      key: 'colour',
      type: 'select' as const,
      label: { en_US: '' },
      hint: { en_US: '' },
      required: true,
      options,
    }
    const questions = pen.write(market.serviceCategoryTemplateSave, { ...(await at()), fields: [question] })
    await head.ok(market.serviceCategoryTemplateSave, questions)
    return [
      await colleague.ok(market.serviceCategoryDetail, { id }),
      await colleague.ok(market.serviceOrderTemplate, { categoryCode: 'HOSTILE' }),
    ]
  },
  'a shop that is applied for, and why it is refused, taken in, stopped and given up': async pen => {
    const shops = await api.person({ kind: 'seller' })
    const companyId = shops.actor.companyId ?? ''
    const gift = { companyId, ability: 'shop.open' as const, quota: 5, validTo: null, reason: 'For the test' }
    await head.ok(membership.grantGive, gift)
    const { id } = await shops.ok(identity.applyForStore, pen.write(identity.applyForStore, { name: '', intro: '' }))
    const told = await colleague.ok(catalogue.adminStoreDetail, { id })
    const { token } = await shops.ok(identity.switchStore, { storeId: id })
    const as = { headers: { authorization: `Bearer ${token}` } }
    await steps(pen, head, id, told.version, [catalogue.storeReject])
    const refused = await head.ok(catalogue.adminStoreDetail, { id })
    const again = pen.write(catalogue.storeApply, { id, version: refused.version })
    const applied = await shops.ok(catalogue.storeApply, again, as)
    await steps(pen, head, id, applied.version, [catalogue.storeApprove])
    const seen: unknown[] = [told, refused]
    for (const endpoint of [catalogue.storeSuspend, catalogue.storeReinstate]) {
      const { version } = await head.ok(catalogue.adminStoreDetail, { id })
      await steps(pen, head, id, version, [endpoint])
      seen.push(await colleague.ok(catalogue.adminStoreDetail, { id }))
    }
    const { version } = await head.ok(catalogue.adminStoreDetail, { id })
    await shops.ok(catalogue.storeClose, pen.write(catalogue.storeClose, { id, version }), as)
    return [...seen, await colleague.ok(catalogue.adminStoreDetail, { id }), await log()]
  },
  'why news go back to who wrote them, and why they are taken down': async pen => {
    const article = content.aNewsArticleInput()
    const { id, version } = await head.ok(content.newsCreate, { article })
    const sent = await head.ok(content.newsSubmit, { id, version })
    const back = pen.write(content.newsReturn, { id, version: sent.version, reason: '' })
    const returned = await colleague.ok(content.newsReturn, back)
    const again = await head.ok(content.newsSubmit, { id, version: returned.version })
    const told = await head.ok(content.newsDetail, { id })
    const passed = await colleague.ok(content.newsApprove, { id, version: again.version })
    const down = pen.write(content.newsWithdraw, { id, version: passed.version, reason: '' })
    await colleague.ok(content.newsWithdraw, down)
    return [told, await head.ok(content.newsDetail, { id }), await log()]
  },
  'what a front-end reports of a fault': async pen => {
    const report = reporting.aReportSendInput({
      reports: [{ kind: 'script', code: 'TypeError', place: '/orders', message: '' }],
    })
    await api.visitor.ok(reporting.reportSend, {
      ...report,
      reports: pen.write(reporting.reportSend, report).reports,
    })
    return [await head.ok(reporting.reportPage, {})]
  },
  'why a list is taken away as a file': async pen => {
    await head.ok(governance.dataExportCreate, {
      list: 'orders',
      keyword: pen.text('governance.dataExportCreate keyword', 200),
      reason: pen.text('governance.dataExportCreate reason', 500),
    })
    return [await colleague.ok(governance.dataExportPage, {}), await log()]
  },
  'who checked a company on the spot': async pen => {
    const companyId = seller.actor.companyId ?? ''
    const { id } = await aDocument(head)
    const input = pen.write(identity.recordSiteCheck, {
      companyId,
      method: 'third_party',
      checkedOn: inHours(0).slice(0, 10),
      validUntil: inHours(24 * 300).slice(0, 10),
      fileIds: [id],
    })
    await head.ok(identity.recordSiteCheck, input)
    return [
      await colleague.ok(identity.certificatePage, { pageSize: 100 }),
      await seller.ok(identity.certificatePage, {}),
      ...(await bothLanguages(api.visitor, identity.companyEvidence, { companyId })),
    ]
  },
  'why a registration is taken over': async pen => {
    const owner = await api.person({ kind: 'buyer' })
    const id = await sendCompanyChange(owner)
    const { version } = await colleague.ok(identity.claimRegistration, { id, version: 1 })
    const input = pen.write(identity.takeOverRegistration, { id, version, reason: '' })
    await head.ok(identity.takeOverRegistration, input)
    return [await colleague.ok(identity.registrationDetail, { id }), await log()]
  },
  'what registrations ask for, and why': async pen => {
    const { version, items } = await head.ok(identity.checklistDetail, { party: 'provider' })
    const own = items.map(item => ({ ...item, name: { en_US: 'Licence' }, help: { en_US: 'A scan' } }))
    const input = pen.write(identity.checklistUpdate, { party: 'provider', version, items: own, reason: '' })
    await head.ok(identity.checklistUpdate, input)
    return [await colleague.ok(identity.checklistDetail, { party: 'provider' }), await log()]
  },
  'what a region is called, what it announces, and why it is closed': async pen => {
    const { version, content } = await head.ok(identity.regionDetail, {})
    const named = { siteName: { en_US: '' }, fullName: { en_US: '' }, regionName: { en_US: '' } }
    const own = { ...content, ...named, noticeText: { zh_CN: '' } }
    const input = { version, content: { ...own, closedText: { zh_CN: '' } }, reason: '' }
    await head.ok(identity.regionUpdate, pen.write(identity.regionUpdate, input))
    const close = { version: version + 1, reason: '' }
    await head.ok(identity.regionClose, pen.write(identity.regionClose, close))
    const told = await colleague.ok(identity.regionDetail, {})
    const reopen = { version: version + 2, reason: '' }
    await head.ok(identity.regionReopen, pen.write(identity.regionReopen, reopen))
    return [told, await log()]
  },
}

test.each(Object.entries(WRITINGS))(
  'markup that one writes is mere text to whoever reads it: %s',
  async (_what, write) => {
    const pen = new HostilePen()
    expect(pen.faultsIn(await write(pen))).toEqual([])
  },
)

test('what is walked here is what the list of all texts counts on', async () => {
  await expect(walkedPlaces()).toMatchFileSnapshot('hostile/office.txt')
})
