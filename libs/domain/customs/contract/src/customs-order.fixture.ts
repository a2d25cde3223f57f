import { customsOrderContent, type CustomsOrderContent, type CustomsOrderContentInput } from './customs-order.schema'

const GOOD = {
  name: '棉制针织套头衫',
  englishName: 'Knitted cotton pullovers',
  hsCode: '6110200090',
  elements: '自主品牌|不享惠|针织|套头衫|女式|棉100%|LANYUN|LY118||',
  qty: '3000',
  unit: '011',
  unitPrice: '15.6',
  netWt: '1650',
  originCountry: 'CHN',
}

/** Pullovers by sea from Ningbo to Hamburg, with all that an order needs to be sent. */
export function aCustomsOrder(over: CustomsOrderContentInput = {}): CustomsOrderContent {
  return customsOrderContent().parse({
    ieFlag: 'E',
    tradeMode: '0110',
    trafMode: '2',
    customMaster: '3104',
    iePort: '3104',
    contactName: '林薇',
    contactPhone: '+86 573 8886 0000',
    contactEmail: 'lin.wei@lanyun.example',
    delegationType: 'per_shipment',
    expectedDate: '2026-12-10',
    cutOffAt: null,
    contractNo: 'LY-2605-118',
    overseasName: 'NORDHAUS TEXTIL GMBH',
    overseasCountry: 'DEU',
    goodsSummary: '棉制针织套头衫 3000 件',
    hsHints: ['6110200090'],
    packNo: '120',
    wrapType: '22',
    grossWt: '1860.5',
    netWt: '1650',
    cbm: '14.4',
    valueAmount: '46800',
    currency: 'USD',
    transMode: '3',
    portOfLoading: 'Ningbo',
    portOfDischarge: 'Hamburg',
    vessel: 'EVER GRACE',
    voyage: '0118W',
    billNo: 'EGLV142600118',
    containers: [{ no: 'CSQU3054383', spec: '21' }],
    goods: [GOOD],
    ...over,
  })
}

/** So many lines of goods, numbered in their names. */
export const customsOrderGoods = (count: number): CustomsOrderContent['goods'] =>
  aCustomsOrder({
    goods: Array.from({ length: count }, (_, index) => ({ ...GOOD, name: `${GOOD.name} ${index + 1}` })),
  }).goods
