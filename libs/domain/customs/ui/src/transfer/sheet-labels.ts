import type { IeFlag } from '@tradeport/domain/customs/contract'

/** What the sheet of customs says (公告 2019 年第 18 号): an official form, in Chinese whoever prints it. */
type Both = Readonly<Record<IeFlag, string>>
const same = (text: string): Both => ({ E: text, I: text })

export const SHEET_TITLE: Both = { E: '中华人民共和国海关出口货物报关单', I: '中华人民共和国海关进口货物报关单' }

export const SHEET_LABELS = {
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
  agent: same('申报单位'),
  seal: same('海关批注及签章'),
  containers: same('集装箱号'),
} as const satisfies Record<string, Both>
export type SheetLabel = keyof typeof SHEET_LABELS

/** `promiseItems`, digit by digit. */
export const CONFIRMED: Readonly<Record<string, string>> = { '1': '是', '0': '否' }
/** Charges are a share, a price by the tonne, or a sum. */
export const RATE_SIGNS: Readonly<Record<string, string>> = { '1': '%', '2': '/t', '3': '' }
