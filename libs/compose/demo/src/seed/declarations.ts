import {
  aDeclaration,
  customsDelegationGrant,
  declarationAmendmentApprove,
  declarationAmendmentSubmit,
  declarationFormApprovePass,
  declarationFormApproveReject,
  declarationFormCancel,
  declarationFormConfig,
  declarationFormConfigReview,
  declarationFormConfigSave,
  declarationFormConvert,
  declarationFormCreate,
  declarationFormManualReceipt,
  declarationFormOfflineCreate,
  declarationFormPushSingleWindow,
  declarationFormRequestAmendment,
  declarationFormSubmit,
  declarationFormTestConnection,
  type DeclarationContent,
  type DeclarationStatus,
} from '@tradeport/domain/customs/contract'
import { uploadFile } from '@tradeport/domain/files/contract'
import { dictionaryCreate } from '@tradeport/domain/reference/contract'
import { orderPage } from '@tradeport/domain/trading/contract'
import { DEFAULT_REGION } from '@tradeport/kernel/config'
import type { DemoActor, DemoApi } from './demo-api'
import type { SeededPeople, SeededSeller } from './people'
import { demoCreditCode } from './registration-number'

const HOUR = 3_600_000
const PDF = Buffer.from('%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF')
/** Of a customs registration: the demo's companies have none, so all of them show the same. */
const CUSTOMS_CODE = '3304961234'

/**
 * What becomes of a form. The simulator plays what its contract number says; what it does not play is declared in the Single Window's own
 * client and written down here from its receipts.
 */
interface Plot {
  readonly end: DeclarationStatus
  readonly hoursAgo: number
  /** Begins the contract number. */
  readonly script?: 'SIM-C' | 'SIM-D' | 'SIM-E' | 'SIM-F1'
  readonly receipts?: readonly string[]
}

const PLOTS: readonly Plot[] = [
  { end: 'cleared', hoursAgo: 640 },
  { end: 'deleted', hoursAgo: 420, script: 'SIM-D' },
  { end: 'released', hoursAgo: 300, receipts: ['E1', 'L', 'G', 'F'] },
  { end: 'cleared', hoursAgo: 250 },
  { end: 'returned', hoursAgo: 170, script: 'SIM-E' },
  { end: 'manual_handling', hoursAgo: 150, receipts: ['E1', 'L', 'H'] },
  { end: 'tax_pending', hoursAgo: 120, receipts: ['E1', 'L', 'T'] },
  { end: 'inspection', hoursAgo: 96, script: 'SIM-C' },
  { end: 'audited', hoursAgo: 72, receipts: ['E1', 'L', 'G'] },
  { end: 'customs_accepted', hoursAgo: 50, receipts: ['E1', 'L'] },
  { end: 'declare_failed', hoursAgo: 40, receipts: ['Y'] },
  { end: 'push_failed', hoursAgo: 30, script: 'SIM-F1' },
  { end: 'declaring', hoursAgo: 26, receipts: ['E1'] },
  { end: 'sw_staged', hoursAgo: 20, receipts: [] },
  { end: 'cancelled', hoursAgo: 16 },
  { end: 'review_rejected', hoursAgo: 12 },
  { end: 'reviewed', hoursAgo: 9 },
  { end: 'pending_review', hoursAgo: 6 },
  { end: 'pending_review', hoursAgo: 5 },
  { end: 'draft', hoursAgo: 2 },
]

/** Buyers that the demo's forms name; their goods and weights follow from the place in the list. */
const CONSIGNEES = [
  ['NORDHAUS TEXTIL GMBH', 'DEU', 'DEU063'],
  ['MAISON LAINE DOUCE SAS', 'FRA', 'FRA108'],
  ['HARBOR AND PINE APPAREL INC', 'USA', 'USA309'],
] as const

function contentOf({ seller }: SeededSeller, plot: Plot, place: number): DeclarationContent {
  const [name, country, port] = CONSIGNEES[place % CONSIGNEES.length] ?? CONSIGNEES[0]
  const pieces = 1200 + 150 * place
  const own = { scc: demoCreditCode(seller.key), name: seller.name.zh_CN ?? seller.legalName }
  const base = aDeclaration()
  const net = (pieces * 0.55).toFixed(1)
  return aDeclaration({
    head: {
      contractNo: `${plot.script ?? seller.key.slice(0, 3).toUpperCase()}-26${String(place + 1).padStart(4, '0')}`,
      billNo: `EGLV14260${String(100 + place)}`,
      tradeCoScc: own.scc,
      tradeName: own.name,
      ownerCodeScc: own.scc,
      ownerName: own.name,
      agentCodeScc: own.scc,
      agentName: own.name,
      overseasConsigneeEname: name,
      tradeCountry: country,
      tradeAreaCode: country,
      distinatePort: port,
      packNo: String(Math.ceil(pieces / 25)),
      netWt: net,
      grossWt: (pieces * 0.62).toFixed(1),
      // What a draft still lacks is what its page shows.
      ...(plot.end === 'draft' ? { voyageNo: '', packNo: '' } : {}),
    },
    items: base.items.map(item => ({
      ...item,
      gQty: String(pieces),
      firstQty: String(pieces),
      secondQty: net,
      declTotal: (pieces * 15.6).toFixed(2),
      destinationCountry: country,
    })),
    containers: base.containers.map(container => ({ ...container, goodsContaWt: (2200 + pieces * 0.62).toFixed(1) })),
  })
}

interface Parties {
  readonly seller: SeededSeller
  readonly broker: DemoActor
  readonly desk: DemoActor
}

class Story {
  private id = ''
  private seconds = 0
  private readonly demo: DemoApi
  private readonly parties: Parties
  private readonly plot: Plot

  constructor(demo: DemoApi, parties: Parties, plot: Plot) {
    this.demo = demo
    this.parties = parties
    this.plot = plot
  }

  private wait(seconds: number): void {
    this.seconds += seconds
    const began = Date.now() - this.plot.hoursAgo * HOUR
    this.demo.at(new Date(Math.min(began + this.seconds * 1_000, Date.now() - 60_000)))
  }

  private async target(): Promise<{ id: string; version: number }> {
    return { id: this.id, version: await this.demo.versionOf('declaration_form', this.id) }
  }

  async play(place: number): Promise<void> {
    const { demo, plot, parties } = this
    const { seller, broker } = parties
    const { end } = plot
    this.wait(0)
    const form = await demo.call(seller.actor, declarationFormCreate, {
      content: contentOf(seller, plot, place),
      brokerCompanyId: broker.companyId,
    })
    this.id = form.id
    if (end === 'draft') return
    this.wait(900)
    if (end === 'cancelled') {
      await demo.call(seller.actor, declarationFormCancel, { ...(await this.target()), reason: '客户取消了这批货。' })
      return
    }
    await demo.call(seller.actor, declarationFormSubmit, await this.target())
    if (end === 'pending_review') return
    this.wait(1_200)
    if (end === 'review_rejected') {
      const reason = '毛重与装箱单不一致，请核对。'
      await demo.call(broker, declarationFormApproveReject, { ...(await this.target()), reason })
      return
    }
    await demo.call(broker, declarationFormApprovePass, await this.target())
    if (end === 'reviewed') return
    await this.send()
    if (end === 'released') await this.askForChange()
  }

  private async send(): Promise<void> {
    const { demo, plot, parties } = this
    this.wait(600)
    await demo.call(parties.broker, declarationFormTestConnection, {})
    const operType = plot.receipts === undefined ? 'declare' : 'stage'
    await demo.call(parties.broker, declarationFormPushSingleWindow, { ...(await this.target()), operType })
    await demo.api.jobs.run('customs.singleWindow')
    this.wait(40)
    await demo.api.jobs.run('customs.singleWindow')
    for (const channel of plot.receipts ?? []) {
      this.wait(1_800)
      const isNumbered = !['E1', 'Y'].includes(channel)
      const { id } = await demo.upload(
        parties.broker,
        uploadFile,
        { kind: 'document' },
        { name: `receipt-${channel}.pdf`, content: PDF },
      )
      await demo.call(parties.broker, declarationFormManualReceipt, {
        ...(await this.target()),
        channel,
        noticeDate: new Date(demo.now().getTime() - 120_000).toISOString(),
        note: NOTES[channel] ?? '',
        ...(isNumbered ? { entryId: `310420260${String(520_000_000 + plot.hoursAgo)}` } : {}),
        fileIds: [id],
        reason: '已在单一窗口客户端申报，回执抄自客户端。',
      })
    }
  }

  private async askForChange(): Promise<void> {
    const { demo, parties } = this
    this.wait(7_200)
    const granted = await demo.call(parties.broker, declarationFormRequestAmendment, {
      ...(await this.target()),
      kind: 'modify',
      reason: 'vessel_change',
      explanation: '原船满舱，改配下一航次。',
      changes: [{ path: 'head.trafName', after: 'EVER GENTLE' }],
    })
    this.wait(600)
    await demo.call(parties.broker, declarationFormTestConnection, {})
    const submitted = await demo.call(parties.broker, declarationAmendmentSubmit, granted)
    this.wait(86_400)
    await demo.call(parties.desk, declarationAmendmentApprove, { ...submitted, remark: '海关已批准改单。' })
    this.wait(3_600)
    const open = await demo.call(parties.broker, declarationFormRequestAmendment, {
      ...(await this.target()),
      kind: 'modify',
      reason: 'short_or_over',
      explanation: '装船时少装两箱。',
      changes: [{ path: 'head.grossWt', after: '900' }],
    })
    await demo.call(parties.broker, declarationFormTestConnection, {})
    await demo.call(parties.broker, declarationAmendmentSubmit, open)
  }
}

/** What customs writes beside a code. */
const NOTES: Readonly<Record<string, string>> = {
  E1: '报关单申报成功',
  Y: '报关单申报失败：随附单证数据校验未通过',
  L: '海关入库成功',
  G: '接单交单',
  H: '转人工审核，请补充合同及发票',
  T: '税费单已生成，请缴纳税费',
  F: '放行，请提交纸质单证',
}

const SETTINGS = {
  copCode: CUSTOMS_CODE,
  icCardNo: '8930000012345',
  enabled: true,
  certNo: '5310260011',
  declarerName: '王晓燕',
  declarerNo: '31049907',
  declarerPhone: '0573 8886 1200',
}
const certValidTo = () => new Date(Date.now() + 300 * 24 * HOUR).toISOString().slice(0, 10)

async function setUp(demo: DemoApi, who: DemoActor, company: { name: string; scc: string; reviewRequired: boolean }) {
  const { configs } = await demo.call(who, declarationFormConfig, {})
  const sender = { ...SETTINGS, certValidTo: certValidTo(), copName: company.name, copCodeScc: company.scc }
  if (configs.length === 0) await demo.call(who, declarationFormConfigSave, sender)
  await demo.call(who, declarationFormConfigReview, { reviewRequired: company.reviewRequired })
  await demo.call(who, declarationFormTestConnection, {})
}

async function recordOffline(demo: DemoApi, { seller }: Parties): Promise<void> {
  demo.at(new Date(Date.now() - 500 * HOUR))
  const { id } = await demo.upload(
    seller.actor,
    uploadFile,
    { kind: 'document' },
    { name: 'declaration.pdf', content: PDF },
  )
  await demo.call(seller.actor, declarationFormOfflineCreate, {
    content: contentOf(seller, { end: 'cleared', hoursAgo: 500 }, 30),
    entryId: '310420260520123456',
    declareDate: new Date(Date.now() - 520 * HOUR).toISOString().slice(0, 10),
    status: 'cleared',
    fileIds: [id],
  })
}

/** Ports of exit: the product brings none of that list, operators what their companies need of it. */
const PORTS = [
  ['310401', '北仑', 'Beilun'],
  ['310701', '外高桥', 'Waigaoqiao'],
  ['470201', '皇岗', 'Huanggang'],
  ['470401', '文锦渡', 'Wenjindu'],
  ['470501', '沙头角', 'Shatoujiao'],
] as const

async function bringPorts(demo: DemoApi, people: SeededPeople): Promise<void> {
  const desk = await people.operator('admin', DEFAULT_REGION)
  for (const [value, zh_CN, en_US] of PORTS)
    await demo.call(desk, dictionaryCreate, { list: 'domestic_port', value, label: { zh_CN, en_US } })
}

/** Forms in every status that lasts: the second seller of each region writes them, a broker of the region looks over and sends them. */
export async function seedDeclarations(demo: DemoApi, people: SeededPeople): Promise<void> {
  const started = demo.now()
  demo.at(new Date(Date.now() - 800 * HOUR))
  await bringPorts(demo, people)
  const brokers = people.providers.filter(({ provider }) => provider.services.includes('customs'))
  for (const { provider, actor: broker } of brokers) {
    const seller = people.sellers.filter(({ seller }) => seller.region === provider.region)[1]
    if (!seller || !broker.companyId) continue
    // One broker for each region: the first that clears.
    if (brokers.find(other => other.provider.region === provider.region)?.provider.key !== provider.key) continue
    const desk = await people.operator('admin', broker.region)
    const parties = { seller, broker, desk }
    demo.at(new Date(Date.now() - 700 * HOUR))
    await demo.call(seller.actor, customsDelegationGrant, {
      brokerCompanyId: broker.companyId,
      validTo: new Date(Date.now() + 365 * 24 * HOUR).toISOString().slice(0, 10),
    })
    await setUp(demo, seller.actor, {
      name: seller.seller.legalName,
      scc: demoCreditCode(seller.seller.key),
      reviewRequired: true,
    })
    await setUp(demo, broker, { name: provider.legalName, scc: demoCreditCode(provider.key), reviewRequired: false })
    for (const [place, plot] of PLOTS.entries()) await new Story(demo, parties, plot).play(place)
    await recordOffline(demo, parties)
  }
  demo.at(started)
}

/** Goods of two orders of one buyer that leave together, declared by one form: a draft of a seller of each region that has such orders. */
export async function seedConsolidation(demo: DemoApi, people: SeededPeople): Promise<void> {
  const seen = new Set<string>()
  for (const { seller, actor } of people.sellers) {
    if (seen.has(seller.region)) continue
    const { records } = await demo.call(actor, orderPage, { pageSize: 50 })
    const orders = records.toSorted((one, other) => (one.no < other.no ? -1 : 1))
    const [first, second] = orders.flatMap((order, place) => {
      const other = orders.find(({ buyerName }, later) => later > place && buyerName === order.buyerName)
      return other ? [order, other] : []
    })
    if (!first || !second) continue
    seen.add(seller.region)
    const moreIds = [second.id]
    const { form } = await demo.call(actor, declarationFormConvert, {
      sourceType: 'order',
      sourceId: first.id,
      moreIds,
    })
    await demo.call(actor, declarationFormCreate, {
      content: form,
      origin: { type: 'order', id: first.id },
      tradeOrderIds: moreIds,
    })
  }
}
