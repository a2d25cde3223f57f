/** Fields of an order or another document that the declaration has too, by the keys of its words. */
export const DECLARED_WORDS = {
  tradeMode: 'paper.tradeMode',
  trafMode: 'paper.trafMode',
  customMaster: 'paper.customMaster',
  contractNo: 'paper.contractNo',
  packNo: 'paper.packNo',
  wrapType: 'paper.wrapType',
  grossWt: 'paper.grossWt',
  netWt: 'paper.netWt',
  currency: 'wizard.field.tradeCurr',
  transMode: 'paper.transMode',
  vessel: 'wizard.field.trafName',
  voyage: 'wizard.field.voyageNo',
  billNo: 'paper.billNo',
} as const

/** Those that are called by the direction, which ends the key. */
export const DIRECTED_WORDS = {
  iePort: 'paper.iePort',
  overseasName: 'paper.overseas',
  overseasCountry: 'paper.tradeCountry',
} as const

/** Of a line of goods: the declaration's field that says the same. */
export const GOODS_FIELDS = {
  name: 'gName',
  englishName: 'declGoodsEname',
  hsCode: 'codeTs',
  elements: 'gModel',
  qty: 'gQty',
  unit: 'gUnit',
  unitPrice: 'declPrice',
  amount: 'declTotal',
  netWt: 'netWt',
  originCountry: 'originCountry',
} as const

export const isKey = <K extends string>(record: Readonly<Record<K, unknown>>, key: string): key is K =>
  Object.hasOwn(record, key)
