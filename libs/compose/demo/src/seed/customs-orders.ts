import { agreementAccept, agreementDetail, agreementUpdate } from '@tradeport/domain/agreement/contract'
import {
  aContainer,
  aCustomsOrder,
  aDeclaration,
  aDeclarationItem,
  customsOrderAcceptOrder,
  customsOrderCancel,
  customsOrderComplete,
  customsOrderConfirmDraft,
  customsOrderDelegationSave,
  customsOrderDetail,
  customsOrderDraft,
  customsOrderClaimAccept,
  customsOrderClaimAnswer,
  customsOrderClaimEscalate,
  customsOrderClaimOpen,
  customsOrderClaimWithdraw,
  customsOrderEvaluate,
  customsOrderFeeConfirm,
  customsOrderFeeSave,
  customsOrderNextStatus,
  customsOrderPay,
  customsOrderReject,
  customsOrderRequestDocument,
  customsOrderSubmit,
  customsOrderUpdate,
  customsOrderUploadDocument,
  customsOrderVerifyDocument,
  declarationFormDetail,
  declarationFormManualReceipt,
  declarationFormPushSingleWindow,
  declarationFormSubmit,
  declarationFormTestConnection,
  declarationFormUpdate,
  type CustomsOrderContent,
  type CustomsOrderStatus,
} from '@tradeport/domain/customs/contract'
import { uploadFile } from '@tradeport/domain/files/contract'
import { serviceOrderDetail, serviceOrderPage } from '@tradeport/domain/service-order/contract'
import type { DemoActor, DemoApi } from './demo-api'
import type { SeededPeople } from './people'

const HOUR = 3_600_000
const PDF = Buffer.from('%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF')

/**
 * What goes wrong with an order. `payout`: the bank declines to give back what was paid · `asked`, `refused`, `withdrawn`: how a complaint
 * stands · `repaid`: it is paid back from escrow, or from what was passed on · `unpaid`: the bank declines that.
 */
const TROUBLES: readonly (readonly [Trouble, CustomsOrderStatus, hoursAgo: number])[] = [
  ['payout', 'cancelled', 300],
  ['unpaid', 'cancelled', 260],
  ['repaid', 'cancelled', 220],
  ['repaid', 'doc_check', 60],
  ['withdrawn', 'doc_check', 56],
  ['refused', 'doc_check', 52],
  ['asked', 'doc_check', 40],
]
type Trouble = 'payout' | 'asked' | 'refused' | 'withdrawn' | 'repaid' | 'unpaid'

/** What becomes of an order, how many hours ago it began, and what customs said of its declaration. */
const PLOTS: readonly (readonly [CustomsOrderStatus, hoursAgo: number, ...receipts: string[]])[] = [
  ['completed', 620, 'E1', 'L', 'P', 'R'],
  ['cancelled', 400],
  ['rejected', 350],
  ['cleared', 150, 'E1', 'L', 'P', 'R'],
  ['released', 120, 'E1', 'L', 'P'],
  ['inspection', 96, 'E1', 'L', 'C'],
  ['declaring', 72, 'E1'],
  ['making', 48],
  ['doc_check', 30],
  ['doc_pending', 26],
  ['accepted', 8],
  ['submitted', 1],
  ['draft', 1],
]

interface Good {
  readonly name: string
  readonly englishName: string
  readonly hsCode: string
  readonly elements: string
  readonly pieces: number
  readonly price: string
  /** Of a piece, in kg. */
  readonly weight: number
}

interface Shipment {
  readonly buyer: string
  readonly country: string
  /** By its name, and by customs' code. */
  readonly port: readonly [name: string, code: string]
  readonly vessel: string
  readonly voyage: string
  readonly container: string
  readonly goods: readonly Good[]
}

const COTTON: Good = {
  name: '棉制针织套头衫',
  englishName: 'Knitted cotton pullovers',
  hsCode: '6110200090',
  elements: '自主品牌|不享惠|针织|套头衫|女式|棉100%|LANYUN|LY118||',
  pieces: 3000,
  price: '15.6',
  weight: 0.55,
}
const WOOL: Good = {
  name: '羊毛针织开衫',
  englishName: 'Knitted wool cardigans',
  hsCode: '6110110000',
  elements: '自主品牌|不享惠|针织|开衫|男式|羊毛100%|LANYUN|LY204||',
  pieces: 1200,
  price: '28.4',
  weight: 0.62,
}
const FLEECE: Good = {
  name: '化纤针织马甲',
  englishName: 'Knitted waistcoats of man-made fibres',
  hsCode: '6110300090',
  elements: '境外品牌(贴牌生产)|不享惠|针织|马甲|童式|涤纶100%|HARBOR|HP77||',
  pieces: 5400,
  price: '6.85',
  weight: 0.31,
}
const SCARVES: Good = {
  name: '羊毛针织围巾',
  englishName: 'Knitted wool scarves',
  hsCode: '6117109000',
  elements: '自主品牌|不享惠|羊毛100%|LANYUN|LY900',
  pieces: 8000,
  price: '4.2',
  weight: 0.18,
}

/** What is declared, one after the other; no two orders in a row are of the same goods or for the same buyer. */
const SHIPMENTS: readonly Shipment[] = [
  {
    buyer: 'NORDHAUS TEXTIL GMBH',
    country: 'DEU',
    port: ['Hamburg', 'DEU063'],
    vessel: 'EVER GRACE',
    voyage: '0118W',
    container: 'CSQU3054383',
    goods: [COTTON],
  },
  {
    buyer: 'MAISON LAINE DOUCE SAS',
    country: 'FRA',
    port: ['Le Havre', 'FRA108'],
    vessel: 'CMA CGM RIVOLI',
    voyage: '0FL4W',
    container: 'MSKU9070323',
    goods: [WOOL, SCARVES],
  },
  {
    buyer: 'HARBOR AND PINE APPAREL INC',
    country: 'USA',
    port: ['New York', 'USA309'],
    vessel: 'COSCO PRIDE',
    voyage: '045E',
    container: 'TGHU7599330',
    goods: [FLEECE],
  },
  {
    buyer: 'DE WITTE MOLEN BV',
    country: 'NLD',
    port: ['Rotterdam', 'NLD066'],
    vessel: 'OOCL HAMBURG',
    voyage: '112W',
    container: 'CSQU3054383',
    goods: [SCARVES, COTTON, FLEECE],
  },
]
const shipmentOf = (place: number): Shipment => {
  const shipment = SHIPMENTS[place % SHIPMENTS.length]
  if (!shipment) throw new Error('no shipment')
  return shipment
}

const netOf = (goods: readonly Good[]) => goods.reduce((sum, { pieces, weight }) => sum + pieces * weight, 0)
const PIECES_IN_A_CARTON = 25
/** Of an empty container, in kg. */
const TARE = 2200

/** What a client says of a shipment: sums follow from its goods. */
function contentOf({ buyer, country, port, vessel, voyage, container, goods }: Shipment) {
  const net = netOf(goods)
  const pieces = goods.reduce((sum, good) => sum + good.pieces, 0)
  return {
    overseasName: buyer,
    overseasCountry: country,
    goodsSummary: goods.map(good => `${good.name} ${good.pieces} 件`).join('，'),
    hsHints: goods.map(good => good.hsCode),
    packNo: String(Math.ceil(pieces / PIECES_IN_A_CARTON)),
    netWt: net.toFixed(1),
    grossWt: (net * 1.12).toFixed(1),
    cbm: (pieces * 0.0048).toFixed(2),
    valueAmount: goods.reduce((sum, good) => sum + good.pieces * Number(good.price), 0).toFixed(2),
    portOfDischarge: port[0],
    vessel,
    voyage,
    containers: [{ no: container, spec: '21' }],
    goods: goods.map(good => ({
      name: good.name,
      englishName: good.englishName,
      hsCode: good.hsCode,
      elements: good.elements,
      qty: String(good.pieces),
      unit: '011',
      unitPrice: good.price,
      amount: (good.pieces * Number(good.price)).toFixed(2),
      netWt: (good.pieces * good.weight).toFixed(1),
      originCountry: 'CHN',
    })),
  }
}

interface Parties {
  readonly client: DemoActor
  readonly broker: DemoActor
}

const saidIn = (fields: Readonly<Record<string, unknown>>) =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== '' && typeof value === 'string'))

class Story {
  private id = ''
  private hours = 0
  private readonly demo: DemoApi
  private readonly parties: Parties
  private readonly plot: (typeof PLOTS)[number]

  constructor(demo: DemoApi, parties: Parties, plot: (typeof PLOTS)[number]) {
    this.demo = demo
    this.parties = parties
    this.plot = plot
  }

  private wait(hours: number): void {
    this.hours += hours
    const began = Date.now() - this.plot[1] * HOUR
    this.demo.at(new Date(Math.min(began + this.hours * HOUR, Date.now() - 60_000)))
  }

  private detail() {
    return this.demo.call(this.parties.client, customsOrderDetail, { id: this.id })
  }

  private async target(): Promise<{ id: string; version: number }> {
    return { id: this.id, version: await this.demo.versionOf('customs_order', this.id) }
  }

  private async file(owner: DemoActor, name: string) {
    const { id } = await this.demo.upload(owner, uploadFile, { kind: 'document' }, { name, content: PDF })
    return { fileId: id, name }
  }

  /** With a service order it was begun when the broker accepted that. */
  private async begun(content: CustomsOrderContent, serviceOrderId: string | undefined): Promise<string> {
    const { demo } = this
    const { client, broker } = this.parties
    if (serviceOrderId === undefined) {
      const providerCompanyId = broker.companyId ?? ''
      return (await demo.call(client, customsOrderDraft, { content, providerCompanyId })).id
    }
    const { customsOrderId } = await demo.call(client, serviceOrderDetail, { id: serviceOrderId })
    this.id = customsOrderId ?? ''
    return (await demo.call(client, customsOrderUpdate, { ...(await this.target()), content })).id
  }

  /** An order that does the work of a service order stands under the agreement of that. */
  private async agree(): Promise<void> {
    const { demo } = this
    const { client } = this.parties
    const { agreement } = await demo.call(client, agreementDetail, { orderId: this.id })
    if (!agreement) return
    const { id, templateId, variables } = agreement
    const { version } = await demo.call(client, agreementUpdate, {
      ...{ id, version: agreement.version },
      variables: Object.fromEntries(variables.map(({ key }) => [key, '嘉兴市中山东路 88 号'])),
    })
    await demo.call(client, agreementAccept, { id, version, templateId, locale: client.locale })
  }

  /** @param serviceOrderId of the service order that the first one does the work of */
  async play(place: number, serviceOrderId: string | undefined, trouble?: Trouble): Promise<void> {
    const { demo, plot } = this
    const { client, broker } = this.parties
    const [end, hoursAgo] = plot
    const shipment = shipmentOf(place)
    this.wait(0)
    const content = aCustomsOrder({
      ...contentOf(shipment),
      contractNo: `CO-26${String(place + 1).padStart(4, '0')}`,
      billNo: `EGLV14270${String(100 + place)}`,
      // The insurance and the freight that customs asks for with it are those of the declaration's own sample.
      transMode: '1',
      expectedDate: new Date(Date.now() + (120 - hoursAgo) * HOUR).toISOString().slice(0, 10),
      cutOffAt: new Date(Date.now() + (72 + place) * HOUR).toISOString(),
      extraServices: place % 2 === 0 ? ['certificate_of_origin'] : [],
      ...(end === 'draft' ? { billNo: '', voyage: '', vessel: '' } : {}),
    })
    this.id = await this.begun(content, serviceOrderId)
    if (end === 'draft') return
    await this.sendPapers()
    await this.agree()
    await demo.call(client, customsOrderSubmit, await this.target())
    if (end === 'submitted') return
    this.wait(1)
    if (end === 'rejected')
      return void (await demo.call(broker, customsOrderReject, {
        ...(await this.target()),
        reason: '本周查验较多，已无余力承接。',
      }))
    await demo.call(broker, customsOrderAcceptOrder, {
      ...(await this.target()),
      fees: [
        { feeType: 'declaration', qty: '1', unitPrice: '180', currency: 'CNY', taxRate: '6' },
        { feeType: 'port_charges', qty: '1', unitPrice: '420', currency: 'CNY', note: '代垫港杂费' },
      ],
    })
    // Accepted: its quote is still to be paid.
    if (end === 'accepted') return
    this.wait(1)
    await this.pay()
    if (end === 'cancelled' && (trouble === undefined || trouble === 'payout')) {
      // The work has not begun: all of it goes back.
      await this.cancel()
      return trouble === 'payout' ? demo.refusedByBank(() => this.settle()) : this.settle()
    }
    this.wait(1)
    await demo.call(broker, customsOrderNextStatus, await this.target())
    if (trouble !== undefined) return this.quarrel(trouble)
    if (end === 'doc_pending') return this.askForPapers()
    if (end === 'doc_check')
      return void (await demo.call(broker, customsOrderVerifyDocument, {
        ...(await this.target()),
        no: 1,
        result: 'pass',
      }))
    await this.draw(shipment)
    if (end === 'making') return
    this.wait(3)
    await demo.call(client, customsOrderConfirmDraft, await this.target())
    await this.declare()
    if (end !== 'completed') return
    this.wait(24)
    await demo.call(client, customsOrderComplete, await this.target())
    await this.settle()
    await demo.call(client, customsOrderEvaluate, {
      ...(await this.target()),
      score: 5,
      text: '当天放行，沟通及时。',
    })
  }

  private async cancel(): Promise<void> {
    const reason = '买方推迟了提货。'
    await this.demo.call(this.parties.client, customsOrderCancel, { ...(await this.target()), reason })
  }

  /** A complaint of the demo's, in each of the ways that it can go. */
  private async quarrel(trouble: Trouble): Promise<void> {
    const { demo } = this
    const { client, broker } = this.parties
    if (this.plot[0] === 'cancelled') {
      // The work has begun: what was agreed on is passed on.
      await this.cancel()
      await this.settle()
    }
    this.wait(3)
    await this.openClaim('overcharged', '报关费按两份收取，实际只有一份。')
    if (trouble === 'asked') return
    this.wait(2)
    if (trouble === 'withdrawn') {
      const text = '已与报关行电话核实，收费无误。'
      return void (await demo.call(client, customsOrderClaimWithdraw, { ...(await this.target()), text }))
    }
    if (trouble === 'refused') {
      const text = '两份报关单均已申报，费用与报价一致。'
      const answer = { answer: 'refuse' as const, text }
      return void (await demo.call(broker, customsOrderClaimAnswer, { ...(await this.target()), ...answer }))
    }
    const offer = { answer: 'offer' as const, money: { amount: '90', currency: 'CNY' }, text: '退还半份报关费。' }
    await demo.call(broker, customsOrderClaimAnswer, { ...(await this.target()), ...offer })
    this.wait(1)
    await demo.call(client, customsOrderClaimAccept, await this.target())
    await (trouble === 'unpaid' ? demo.refusedByBank(() => this.settle()) : this.settle())
  }

  private async openClaim(reason: 'late' | 'overcharged', text: string): Promise<void> {
    const { client } = this.parties
    await this.demo.call(client, customsOrderClaimOpen, {
      ...(await this.target()),
      ...{ reason, text, wanted: { amount: '100', currency: 'CNY' } },
      files: [await this.file(client, 'bill.pdf')],
    })
  }

  private settle(): Promise<void> {
    return this.demo.api.jobs.run('customs.settlePayments')
  }

  private async pay(): Promise<void> {
    await this.demo.call(this.parties.client, customsOrderPay, { ...(await this.target()), payMode: 'bank_transfer' })
    await this.settle()
  }

  private async sendPapers(): Promise<void> {
    const { client } = this.parties
    for (const { no, required, status, docType } of (await this.detail()).documents)
      if (required && status === 'missing')
        await this.demo.call(client, customsOrderUploadDocument, {
          ...(await this.target()),
          no,
          files: [await this.file(client, `${docType}.pdf`)],
        })
  }

  private async askForPapers(): Promise<void> {
    const { demo, parties } = this
    await demo.call(parties.broker, customsOrderVerifyDocument, {
      ...(await this.target()),
      no: 3,
      result: 'reject',
      reason: '装箱单毛重与提单不一致。',
    })
    await demo.call(parties.broker, customsOrderRequestDocument, {
      ...(await this.target()),
      documents: [
        { no: 3, docType: 'packing_list', note: '请按提单更正毛重。' },
        { docType: 'licence', note: '请补充出口许可证。' },
      ],
    })
  }

  /** Papers verified, the power of attorney given, the declaration drawn up and filled in. */
  private async draw({ country, port }: Shipment): Promise<void> {
    const { demo } = this
    const { client, broker } = this.parties
    for (const { no, status } of (await this.detail()).documents)
      if (status === 'uploaded')
        await demo.call(broker, customsOrderVerifyDocument, { ...(await this.target()), no, result: 'pass' })
    await demo.call(client, customsOrderDelegationSave, {
      ...(await this.target()),
      no: `WT26${String(this.plot[1]).padStart(6, '0')}`,
      validTo: new Date(Date.now() + 300 * 24 * HOUR).toISOString().slice(0, 10),
      file: await this.file(client, 'power-of-attorney.pdf'),
    })
    this.wait(2)
    await demo.call(broker, customsOrderNextStatus, await this.target())
    for (const { id } of (await this.detail()).declarations) {
      const { version, content } = await demo.call(broker, declarationFormDetail, { id })
      const sample = aDeclaration()
      await demo.call(broker, declarationFormUpdate, {
        id,
        version,
        content: {
          ...sample,
          head: { ...sample.head, ...saidIn(content.head), distinatePort: port[1] },
          items: content.items.map(item => aDeclarationItem({ ...saidIn(item), destinationCountry: country })),
          containers: content.containers.map(container =>
            aContainer({
              ...saidIn(container),
              goodsNo: content.items.map((_, index) => index + 1).join(','),
              goodsContaWt: (Number(content.head.grossWt) + TARE).toFixed(1),
            }),
          ),
        },
      })
    }
  }

  /** Declared in the Single Window's own client; its receipts are written down here. */
  private async declare(): Promise<void> {
    const { demo } = this
    const { client, broker } = this.parties
    const [end, hoursAgo, ...channels] = this.plot
    this.wait(1)
    await demo.call(broker, declarationFormTestConnection, {})
    for (const { id } of (await this.detail()).declarations) {
      const version = await demo.versionOf('declaration_form', id)
      const sent = await demo.call(broker, declarationFormSubmit, { id, version })
      await demo.call(broker, declarationFormPushSingleWindow, { id, version: sent.version, operType: 'stage' })
      await demo.api.jobs.run('customs.singleWindow')
      this.wait(0.1)
      await demo.api.jobs.run('customs.singleWindow')
      for (const channel of channels) {
        this.wait(2)
        const { fileId } = await this.file(broker, `receipt-${channel}.pdf`)
        await demo.call(broker, declarationFormManualReceipt, {
          id,
          version: await demo.versionOf('declaration_form', id),
          channel,
          noticeDate: new Date(demo.now().getTime() - 120_000).toISOString(),
          ...(channel === 'E1' ? {} : { entryId: `310420260${String(530_000_000 + hoursAgo)}` }),
          fileIds: [fileId],
          reason: '已在单一窗口客户端申报，回执抄自客户端。',
        })
      }
    }
    if (end !== 'inspection' && end !== 'released' && end !== 'cleared') return
    await demo.call(broker, customsOrderFeeSave, {
      ...(await this.target()),
      fees: [{ feeType: 'inspection', qty: '1', unitPrice: '300', currency: 'CNY', taxRate: '6', note: '查验陪同' }],
    })
    // Confirmed and paid at once, confirmed and still to be paid, or not answered yet.
    if (end === 'released')
      await demo.call(client, customsOrderFeeConfirm, {
        ...(await this.target()),
        ...{ nos: [3], payMode: 'bank_transfer' as const },
      })
    await this.settle()
    if (end === 'cleared')
      return void (await demo.call(client, customsOrderFeeConfirm, { ...(await this.target()), nos: [3] }))
    await this.complain(end === 'inspection')
  }

  /** About what was charged: the broker offers some of it back, or both are of two minds and the desk decides. */
  private async complain(isDisputed: boolean): Promise<void> {
    const { demo } = this
    const { client, broker } = this.parties
    this.wait(1)
    if (isDisputed) await this.openClaim('late', '报关资料已按时提交，但申报晚了一天，产生了滞港费。')
    else await this.openClaim('overcharged', '续页费按两张收取，实际只有一张。')
    this.wait(2)
    const answer = isDisputed
      ? ({ answer: 'refuse', text: '资料中的申报要素不全，补齐后当天即已申报。' } as const)
      : ({
          answer: 'offer',
          money: { amount: '60', currency: 'CNY' },
          text: '查验陪同已发生，退还一张续页费。',
        } as const)
    await demo.call(broker, customsOrderClaimAnswer, { ...(await this.target()), ...answer })
    if (!isDisputed) return
    this.wait(1)
    const text = '补齐资料的通知晚于截关时间发出，请平台裁决。'
    await demo.call(client, customsOrderClaimEscalate, { ...(await this.target()), text })
  }
}

/** Agency orders in every status, and complaints about them: the second seller of each region orders them from the broker that clears its declarations. */
export async function seedCustomsOrders(demo: DemoApi, people: SeededPeople): Promise<void> {
  const started = demo.now()
  const brokers = people.providers.filter(({ provider }) => provider.services.includes('customs'))
  for (const region of new Set(brokers.map(({ provider }) => provider.region))) {
    const client = people.sellers.filter(({ seller }) => seller.region === region)[1]?.actor
    const broker = brokers.find(({ provider }) => provider.region === region)?.actor
    if (!client || !broker?.companyId) continue
    const running = await demo.call(client, serviceOrderPage, { categoryCode: 'CUSTOMS', status: 'in_service' })
    const ordered = running.records.find(({ providerCompanyId }) => providerCompanyId === broker.companyId)
    for (const [place, plot] of PLOTS.entries())
      await new Story(demo, { client, broker }, plot).play(place, plot[0] === 'making' ? ordered?.id : undefined)
    for (const [index, [trouble, end, hoursAgo]] of TROUBLES.entries())
      await new Story(demo, { client, broker }, [end, hoursAgo]).play(PLOTS.length + index, undefined, trouble)
  }
  demo.at(started)
}
