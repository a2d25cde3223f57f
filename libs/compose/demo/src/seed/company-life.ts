import { dataExportCreate } from '@tradeport/domain/governance/contract'
import {
  acceptCertificate,
  changeMemberRoles,
  companyClose,
  companyDetail,
  companySuspend,
  createCertificate,
  inviteMember,
  rejectCertificate,
  saveCompanyRole,
  type CertificateKind,
} from '@tradeport/domain/identity/contract'
import { hashPassword, insertLicenceCertificate } from '@tradeport/domain/identity/server'
import { orderPage, orderReassign } from '@tradeport/domain/trading/contract'
import {
  inquiryPage,
  inquiryReassign,
  purchaseApprovalAsk,
  quotationDetail,
  quotationPage,
  threadPage,
  threadReassign,
} from '@tradeport/domain/sourcing/contract'
import { REGIONS } from '@tradeport/kernel/config'
import type { DemoActor, DemoApi } from './demo-api'
import { attached } from './paper'
import { demoEmail, insertAccount, insertCompany, type SeededPeople } from './people'
import { demoCreditCode } from './registration-number'

const DAY = 86_400_000
const daysAgo = (days: number) => new Date(Date.now() - days * DAY)
const dayIn = (days: number) => new Date(Date.now() + days * DAY).toISOString().slice(0, 10)

interface Evidence {
  readonly seller: string
  readonly kind: CertificateKind
  readonly number: string
  readonly issuer: string
  /** Days from today. */
  readonly issued: number
  readonly ends: number | null
  readonly decision?: 'accept' | { readonly refused: string }
}

/** One that has ended, one about to, one that waits and one that was refused. */
const EVIDENCE: readonly Evidence[] = [
  {
    seller: 'lanyun',
    kind: 'iso9001',
    number: '00125Q31180R2M',
    issuer: 'Demo Quality Certification Center',
    issued: -1075,
    ends: 20,
    decision: 'accept',
  },
  {
    seller: 'lanyun',
    kind: 'bsci',
    number: 'DBID 401882',
    issuer: 'Demo Social Audits Ltd.',
    issued: -380,
    ends: -15,
    decision: 'accept',
  },
  {
    seller: 'cashhill',
    kind: 'gots',
    number: 'GOTS-2026-118',
    issuer: 'Demo Organic Control GmbH',
    issued: -40,
    ends: 325,
  },
  {
    seller: 'cashhill',
    kind: 'grs',
    number: 'GRS-77120',
    issuer: 'Demo Organic Control GmbH',
    issued: -200,
    ends: 165,
    decision: { refused: '证书上的公司名称与营业执照不一致,请上传更正后的证书。' },
  },
]

/** What companies show of themselves, as long as it is valid. */
async function seedEvidence(demo: DemoApi, people: SeededPeople): Promise<void> {
  const reviewer = await people.operator('reviewer', REGIONS.puyuan)
  for (const { seller, kind, number, issuer, issued, ends, decision } of EVIDENCE) {
    const owner = people.sellers.find(each => each.seller.key === seller)?.actor
    if (!owner) throw new Error(`demo: there is no seller ${seller}`)
    demo.at(daysAgo(30))
    const paper = await attached(demo, owner, `${kind}.pdf`, 'Demo paper, not a real certificate')
    const validUntil = ends === null ? null : dayIn(ends)
    const handedIn = { kind, number, issuer, issuedOn: dayIn(issued), validUntil, fileIds: [paper.fileId] }
    const { id } = await demo.call(owner, createCertificate, handedIn)
    demo.at(daysAgo(29))
    if (decision === 'accept') await demo.call(reviewer, acceptCertificate, { id, version: 0 })
    else if (decision) await demo.call(reviewer, rejectCertificate, { id, version: 0, reason: decision.refused })
  }
}

interface Colleague {
  readonly key: string
  readonly name: string
  readonly jobTitle: string
  readonly roles: readonly string[]
  readonly department?: string
}

async function insertColleague(
  demo: DemoApi,
  owner: DemoActor,
  party: 'buyer' | 'seller' | 'provider',
  colleague: Colleague,
  hash: string,
): Promise<string> {
  const timeZone = party === 'buyer' ? 'Europe/Berlin' : 'Asia/Shanghai'
  const account = { email: demoEmail(colleague.key, party), name: colleague.name, locale: owner.locale, timeZone }
  const userId = await demo.asSystem(owner.region, ctx => insertAccount(ctx, account, hash))
  await insertSeat(demo, userId, owner, party, colleague)
  return userId
}

const insertSeat = (demo: DemoApi, userId: string, owner: DemoActor, party: string, colleague: Colleague) =>
  demo.asSystem(owner.region, ctx =>
    ctx.query(
      'demo_colleague',
      `insert into company_member (user_id, company_id, party, roles, is_owner, status, created_at, job_title, department)
       values ($1, $2, $3, $4, false, 'active', $5, $6, $7)`,
      [
        ...[userId, owner.companyId, party, colleague.roles, ctx.now().toISOString(), colleague.jobTitle],
        colleague.department ?? null,
      ],
    ),
  )

/** Owners give some of what is open to those who work on it; the rest stays theirs. */
async function shareOut(
  demo: DemoApi,
  work: { buyer: DemoActor; buyers: readonly string[]; seller: DemoActor; sellers: readonly string[] },
): Promise<void> {
  const { buyer, buyers, seller, sellers } = work
  const asked = await demo.call(buyer, inquiryPage, { pageSize: 50 })
  const given = asked.records.filter(({ actions }) => actions.includes('reassign'))
  for (const [index, { id, version }] of given.entries()) {
    const userId = buyers[index % (buyers.length + 1)]
    if (userId) await demo.call(buyer, inquiryReassign, { id, version, userId })
  }
  const inbox = await demo.call(seller, threadPage, { pageSize: 50 })
  const open = inbox.records.filter(({ actions, status }) => actions.includes('reassign') && status !== 'new')
  for (const [index, { id, version }] of open.entries()) {
    const userId = sellers[index % (sellers.length + 1)]
    if (userId) await demo.call(seller, threadReassign, { id, version, userId })
  }
  for (const [who, people] of [
    [buyer, buyers],
    [seller, sellers],
  ] as const) {
    const { records } = await demo.call(who, orderPage, { pageSize: 50 })
    const held = records.filter(({ actions }) => actions.includes('reassign'))
    // One for each: most stay with whom they came from.
    for (const [index, userId] of people.entries()) {
      const order = held[index]
      if (order) await demo.call(who, orderReassign, { id: order.id, version: order.version, userId })
    }
  }
}

/** A purchaser orders little alone, and has put an offer that is above it before the owner. */
async function seedApproval(demo: DemoApi, owner: DemoActor, userId: string): Promise<void> {
  await demo.call(owner, changeMemberRoles, {
    ...{
      id: userId,
      version: 0,
      roles: ['buyer_purchaser'],
      reason: 'Ab diesem Betrag entscheidet die Geschäftsleitung.',
    },
    orderLimit: { amount: '500', currency: 'EUR' },
  })
  const purchaser = await demo.signIn({ ...owner, userId }, 'buyer')
  const { records } = await demo.call(purchaser, quotationPage, { pageSize: 50 })
  for (const { id: quotationId } of records) {
    const { actions, contentHash } = await demo.call(purchaser, quotationDetail, { id: quotationId })
    if (!actions.includes('ask_approval') || contentHash === null) continue
    const note = 'Für die Herbstkollektion, Muster sind freigegeben.'
    await demo.call(purchaser, purchaseApprovalAsk, { quotationId, contentHash, note })
    return
  }
  throw new Error('demo: there is no offer to ask approval for')
}

/** Who works beside the owners: roles, one of a company's own, one person for two companies, and who has not come yet. */
async function seedColleagues(demo: DemoApi, people: SeededPeople, hash: string): Promise<void> {
  const seller = people.sellers.find(each => each.seller.key === 'lanyun')?.actor
  const provider = people.providers.find(each => each.provider.key === 'clearway')?.actor
  const buyers = ['nordhaus', 'harbor'].flatMap(key => people.buyers.filter(each => each.buyer.key === key))
  if (!seller || !provider) throw new Error('demo: those with colleagues are not there')
  demo.at(daysAgo(40))
  const reason = '展会季前调整分工。'
  const west = { department: '欧美部' }
  const manager = { key: 'lanyun-shop', name: 'Pan Yuting', jobTitle: '店铺主管', roles: ['shop_manager'], ...west }
  await insertColleague(demo, seller, 'seller', manager, hash)
  const sales = { key: 'lanyun-sales', name: 'Qian Rui', jobTitle: '外贸业务员', roles: ['sales'], ...west }
  const id = await insertColleague(demo, seller, 'seller', sales, hash)
  const role = await demo.call(seller, saveCompanyRole, { name: '跟单组', roles: ['sales', 'shop_manager'], reason })
  await demo.call(seller, changeMemberRoles, { id, version: 0, roles: ['sales'], companyRoleIds: [role.id], reason })
  const east = { key: 'lanyun-east', name: 'Tan Wei', jobTitle: '外贸业务员', roles: ['sales'], department: '日韩部' }
  const eastId = await insertColleague(demo, seller, 'seller', east, hash)
  const clerk = { key: 'clearway-desk', name: 'Shi Lei', jobTitle: '报关员', roles: ['provider_agent'] }
  await insertColleague(demo, provider, 'provider', clerk, hash)
  const knitwear = { department: 'Einkauf Strick' }
  const buys = { jobTitle: 'Sourcing agent', roles: ['buyer_purchaser'] }
  const agent = { key: 'sourcing', name: 'Mara Lindt', ...buys, ...knitwear }
  const [first, ...others] = buyers
  if (!first) throw new Error('demo: nobody buys')
  const agentId = await insertColleague(demo, first.actor, 'buyer', agent, hash)
  for (const { actor } of others) await insertSeat(demo, agentId, actor, 'buyer', { ...agent, department: 'Knitwear' })
  const home = { key: 'sourcing-home', name: 'Jonas Reimer', ...buys, department: 'Einkauf Heimtextil' }
  const homeId = await insertColleague(demo, first.actor, 'buyer', home, hash)
  const pays = { key: 'nordhaus-accounts', name: 'Petra Voss', jobTitle: 'Buchhaltung', roles: ['buyer_finance'] }
  await insertColleague(demo, first.actor, 'buyer', pays, hash)
  demo.at(daysAgo(1.5))
  await shareOut(demo, { buyer: first.actor, buyers: [agentId, homeId], seller, sellers: [id, eastId] })
  demo.at(daysAgo(1))
  await seedApproval(demo, first.actor, agentId)
  await demo.call(seller, inviteMember, { email: 'qc@lanyun.example', jobTitle: '质检', roles: ['sales'] })
  await demo.call(first.actor, inviteMember, { email: 'accounts@nordhaus.example', roles: ['buyer_viewer'] })
}

interface Standing {
  readonly key: string
  readonly party: 'seller' | 'buyer'
  readonly legalName: string
  readonly zh: string
  readonly country: string
  readonly person: string
  /** What became of it; a licence that has ended restricts. */
  readonly became: 'restricted' | 'suspended' | 'closed'
  readonly reason: string
}

const STANDINGS: readonly Standing[] = [
  {
    key: 'oldmill',
    party: 'seller',
    legalName: 'Tongxiang Old Mill Knitwear Co., Ltd.',
    zh: '桐乡老磨坊针织有限公司',
    country: 'CN',
    person: 'Fang Qi',
    became: 'restricted',
    reason: '',
  },
  {
    key: 'quickknit',
    party: 'seller',
    legalName: 'Puyuan Quickknit Trading Co., Ltd.',
    zh: '濮院快织贸易有限公司',
    country: 'CN',
    person: 'Dai Yong',
    became: 'suspended',
    reason: '多名买家投诉收款后未发货,核实期间暂停。',
  },
  {
    key: 'brookline',
    party: 'buyer',
    legalName: 'Brookline Outfitters LLC',
    zh: 'Brookline Outfitters LLC',
    country: 'US',
    person: 'Owen Brook',
    became: 'closed',
    reason: 'The company has given up its business and asked to be closed.',
  },
]

/** Companies that may not do all that others may. */
async function seedStandings(demo: DemoApi, people: SeededPeople, hash: string): Promise<void> {
  const region = REGIONS.puyuan
  const head = await people.operator('admin', region)
  for (const each of STANDINGS) {
    demo.at(daysAgo(60))
    const isSeller = each.party === 'seller'
    const companyId = await demo.asSystem(region, async ctx => {
      const account = {
        email: demoEmail(each.key, each.party),
        name: each.person,
        locale: isSeller ? ('zh_CN' as const) : ('en_US' as const),
        timeZone: isSeller ? 'Asia/Shanghai' : 'America/New_York',
      }
      const userId = await insertAccount(ctx, account, hash)
      const id = await insertCompany(ctx, {
        party: each.party,
        legalName: each.legalName,
        displayName: { en_US: each.legalName, zh_CN: each.zh },
        country: each.country,
        regNo: isSeller ? demoCreditCode(each.key) : null,
        companyType: isSeller ? 'trading' : null,
        founded: isSeller ? 2012 : null,
        employees: isSeller ? '11_50' : null,
        products: isSeller ? ['cardigans'] : [],
        province: isSeller ? 'Zhejiang' : null,
        city: isSeller ? 'Tongxiang' : null,
        address: isSeller ? 'No. 41 Kaiyuan Road, Puyuan Town' : null,
        contact: each.person,
        verifyLevel: isSeller ? 2 : 1,
        userId,
        roles: [isSeller ? 'seller_owner' : 'buyer_owner'],
      })
      return id
    })
    demo.at(daysAgo(12))
    const { version } = await demo.call(head, companyDetail, { id: companyId })
    const step = { id: companyId, version, reason: each.reason }
    if (each.became === 'suspended') await demo.call(head, companySuspend, step)
    else if (each.became === 'closed') await demo.call(head, companyClose, step)
    else await endedLicence(demo, companyId, each.key)
  }
  // Badges and rights end in the night in which their evidence does.
  demo.at(daysAgo(0))
  await demo.api.jobs.run('identity-certificates')
}

const endedLicence = (demo: DemoApi, companyId: string, key: string) =>
  demo.asSystem(REGIONS.puyuan, ctx =>
    insertLicenceCertificate(ctx, {
      companyId,
      number: demoCreditCode(key),
      issuer: 'Tongxiang Market Supervision Administration',
      issuedOn: dayIn(-3650),
      validUntil: dayIn(-2),
      fileIds: [],
    }),
  )

/** Lists that operators have had written to files. */
async function seedExports(demo: DemoApi, people: SeededPeople): Promise<void> {
  const head = await people.operator('admin', REGIONS.puyuan)
  demo.at(daysAgo(0.1))
  await demo.call(head, dataExportCreate, { list: 'companies' })
  await demo.call(head, dataExportCreate, { list: 'orders', format: 'csv', status: 'completed' })
  await demo.api.jobs.run('governance.writeExports')
}

/** What companies are beside their goods: their people, their evidence, and how they stand. */
export async function seedCompanyLife(demo: DemoApi, people: SeededPeople, password: string): Promise<void> {
  const hash = await hashPassword(password)
  await seedEvidence(demo, people)
  await seedColleagues(demo, people, hash)
  await seedStandings(demo, people, hash)
  await seedExports(demo, people)
}
