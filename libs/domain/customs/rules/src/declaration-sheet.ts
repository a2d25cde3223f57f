import type { declarationFormSheet, DeclarationItem, IeFlag } from '@tradeport/domain/customs/contract'
import type { OutputOf } from '@tradeport/kernel/contract-kit'
import { isDecimal } from '@tradeport/kernel/values'
import { SENT_STATUSES } from './declaration-form.machine'

/** What the sheet of customs says (公告 2019 年第 18 号): an official form, in Chinese whoever prints it. */
type Both = Readonly<Record<IeFlag, string>>
const same = (text: string): Both => ({ E: text, I: text })

export const SHEET_TITLE: Both = { E: '中华人民共和国海关出口货物报关单', I: '中华人民共和国海关进口货物报关单' }

export const SHEET_LABELS = {
  preEntryId: same('预录入编号'),
  formNo: same('单据编号'),
  entryId: same('海关编号'),
  page: same('页码/页数'),
  trade: { E: '境内发货人', I: '境内收货人' },
  iePort: { E: '出境关别', I: '进境关别' },
  ieDate: { E: '出口日期', I: '进口日期' },
  declareDate: same('申报日期'),
  manualNo: same('备案号'),
  overseas: { E: '境外收货人', I: '境外发货人' },
  trafMode: same('运输方式'),
  trafName: same('运输工具名称及航次号'),
  billNo: same('提运单号'),
  goodsPlace: same('货物存放地点'),
  owner: { E: '生产销售单位', I: '消费使用单位' },
  tradeMode: same('监管方式'),
  cutMode: same('征免性质'),
  licenseNo: same('许可证号'),
  despPort: same('启运港'),
  contractNo: same('合同协议号'),
  tradeArea: same('贸易国（地区）'),
  tradeCountry: { E: '运抵国（地区）', I: '启运国（地区）' },
  distinatePort: { E: '指运港', I: '经停港' },
  entyPort: { E: '离境口岸', I: '入境口岸' },
  wrapType: same('包装种类'),
  packNo: same('件数'),
  grossWt: same('毛重（千克）'),
  netWt: same('净重（千克）'),
  transMode: same('成交方式'),
  fee: same('运费'),
  insurance: same('保费'),
  other: same('杂费'),
  papers: same('随附单证及编号'),
  marks: same('标记唛码及备注'),
  line: same('项号'),
  codeTs: same('商品编号'),
  goods: same('商品名称及规格型号'),
  quantity: same('数量及单位'),
  price: same('单价/总价/币制'),
  origin: same('原产国（地区）'),
  destination: same('最终目的国（地区）'),
  district: { E: '境内货源地', I: '境内目的地' },
  duty: same('征免'),
  relation: same('特殊关系确认'),
  influence: same('价格影响确认'),
  royalty: same('支付特许权使用费确认'),
  formula: same('公式定价确认'),
  provisional: same('暂定价格确认'),
  selfPay: same('自报自缴'),
  declarer: same('报关人员'),
  declarerNo: same('报关人员证号'),
  declarerPhone: same('电话'),
  statement: same('兹申明对以上内容承担如实申报、依法纳税之法律责任'),
  agent: same('申报单位'),
  agentSeal: same('申报单位（签章）'),
  seal: same('海关批注及签章'),
  containers: same('集装箱号'),
} as const satisfies Record<string, Both>
export type SheetLabel = keyof typeof SHEET_LABELS

/** `promiseItems`, digit by digit. */
const CONFIRMED: Readonly<Record<string, string>> = { '1': '是', '0': '否', '9': '不适用' }
const PROMISES = ['relation', 'influence', 'royalty', 'formula', 'provisional'] as const satisfies readonly SheetLabel[]
/** Charges are a share, a price by the tonne, or a sum. */
const RATE_SIGNS: Readonly<Record<string, string>> = { '1': '%', '2': '/t', '3': '' }

export type SheetForm = OutputOf<typeof declarationFormSheet>
/** `width` against the others of its row. */
export type SheetPart = readonly [label: SheetLabel, value: string, width?: number]

const joined = (...parts: readonly string[]) => parts.filter(Boolean).join(' ')
const coded = (name: string, code: string) => (name && code ? `${name}（${code}）` : name || code)

/** With at least so many places after the point, as customs prints prices; what is no number stays as it was written. */
function priced(value: string, least: number): string {
  if (!isDecimal(value)) return value
  const [whole = '', places = ''] = value.split('.')
  return `${whole}.${places.padEnd(least, '0')}`
}

/** Marks, rates and currencies of freight, insurance and the rest. */
const charge = (mark: string, rate: string, currency: string) =>
  rate === '' ? '' : joined(currency, `${rate}${RATE_SIGNS[mark] ?? ''}`)

/** The head of the sheet, row by row, as customs prints it. */
export function sheetRowsOf({ content, names, declareDate }: SheetForm): readonly (readonly SheetPart[])[] {
  const { head, ieFlag, eDocs, licenceDocs, containers } = content
  const named = (list: string, code: string) => coded(names[list]?.[code] ?? '', code)
  const isExport = ieFlag === 'E'
  const overseas = isExport
    ? joined(head.overseasConsigneeEname, head.overseasConsigneeCode)
    : joined(head.overseasConsignorEname, head.overseasConsignorCode)
  /** Only the sheet of imports has the second one; on that of exports the first takes its place, too. */
  const withoutOnExport = ([label, value]: SheetPart, [other, there]: SheetPart): SheetPart[] =>
    isExport
      ? [[label, value, 4]]
      : [
          [label, value, 2],
          [other, there, 2],
        ]
  const papers = [
    ...licenceDocs.map(({ docuCode, certCode }) => `${docuCode}:${certCode}`),
    ...eDocs.map(({ edocCode, edocId }) => `${names['edoc_type']?.[edocCode] ?? edocCode}:${edocId}`),
  ].join('；')
  const boxes = containers.map(({ containerId }) => containerId).join('、')
  return [
    [
      ['trade', joined(head.tradeName, head.tradeCoScc || head.tradeCode), 3],
      ['iePort', named('customs_office', head.iePort), 2],
      ['ieDate', head.ieDate, 2],
      ['declareDate', declareDate ?? '', 2],
      ['manualNo', head.manualNo, 2],
    ],
    [
      ['overseas', overseas, 3],
      ['trafMode', named('customs_transport_mode', head.trafMode), 2],
      ['trafName', [head.trafName, head.voyageNo].filter(Boolean).join('/'), 2],
      ...withoutOnExport(['billNo', head.billNo], ['goodsPlace', head.goodsPlace]),
    ],
    [
      ['owner', joined(head.ownerName, head.ownerCodeScc || head.ownerCode), 3],
      ['tradeMode', named('supervision_mode', head.tradeMode), 2],
      ['cutMode', named('levy_nature', head.cutMode), 2],
      ...withoutOnExport(['licenseNo', head.licenseNo], ['despPort', named('world_port', head.despPortCode)]),
    ],
    [
      ['contractNo', head.contractNo, 3],
      ['tradeArea', named('country', head.tradeAreaCode), 2],
      ['tradeCountry', named('country', head.tradeCountry), 2],
      ['distinatePort', named('world_port', head.distinatePort), 2],
      ['entyPort', named('domestic_port', head.entyPortCode), 2],
    ],
    [
      ['wrapType', named('wrap_type', head.wrapType), 2],
      ['packNo', head.packNo],
      ['grossWt', head.grossWt],
      ['netWt', head.netWt],
      ['transMode', named('transaction_mode', head.transMode)],
      ['fee', charge(head.feeMark, head.feeRate, head.feeCurr)],
      ['insurance', charge(head.insurMark, head.insurRate, head.insurCurr)],
      ['other', charge(head.otherMark, head.otherRate, head.otherCurr)],
    ],
    [['papers', papers]],
    [
      [
        'marks',
        [head.markNo, head.noteS, boxes && `${SHEET_LABELS.containers.E}：${boxes}`].filter(Boolean).join('；'),
      ],
    ],
  ]
}

export const SHEET_ITEM_COLUMNS = [
  'line',
  'codeTs',
  'goods',
  'quantity',
  'price',
  'origin',
  'destination',
  'district',
  'duty',
] as const satisfies readonly SheetLabel[]

export function sheetItemCells(
  item: DeclarationItem,
  index: number,
  { names }: SheetForm,
): Record<(typeof SHEET_ITEM_COLUMNS)[number], string> {
  const named = (list: string, code: string) => coded(names[list]?.[code] ?? '', code)
  const amount = (quantity: string, unit: string) =>
    quantity === '' ? '' : `${quantity}${names['unit']?.[unit] ?? unit}`
  return {
    line: String(index + 1),
    codeTs: item.codeTs,
    goods: [item.gName, item.gModel].filter(Boolean).join('\n'),
    quantity: [
      amount(item.firstQty, item.firstUnit),
      amount(item.secondQty, item.secondUnit),
      amount(item.gQty, item.gUnit),
    ]
      .filter(Boolean)
      .join('\n'),
    price: [priced(item.declPrice, 4), priced(item.declTotal, 2), named('currency', item.tradeCurr)]
      .filter(Boolean)
      .join('\n'),
    origin: named('country', item.originCountry),
    destination: named('country', item.destinationCountry),
    district: named('domestic_district', item.districtCode),
    duty: named('duty_mode', item.dutyMode),
  }
}

/** What stands below the lines of goods, row by row. */
export function sheetEndOf({
  content: { head, businessMatters },
  declarer,
}: SheetForm): readonly (readonly SheetPart[])[] {
  const answers = [...head.promiseItems].map(digit => CONFIRMED[digit] ?? '')
  return [
    [
      ...PROMISES.map((promise, place): SheetPart => [promise, answers[place] ?? '']),
      ['selfPay', businessMatters.includes('self_pay') ? '是' : '否'],
    ],
    [
      ['declarer', declarer.name, 2],
      ['declarerNo', declarer.no, 2],
      ['declarerPhone', declarer.phone, 2],
      ['statement', '', 5],
    ],
    [
      ['agent', joined(head.agentName, head.agentCodeScc || head.agentCode), 4],
      ['agentSeal', '', 3],
      ['seal', '', 4],
    ],
  ]
}

/** Customs has not taken it in. */
export const isDraftSheet = ({ entryId, status }: Pick<SheetForm, 'entryId' | 'status'>): boolean =>
  entryId === '' && !SENT_STATUSES.some(sent => sent === status)
