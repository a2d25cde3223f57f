import type { IeFlag } from '@tradeport/domain/customs/contract'
import { useT } from '@tradeport/web/i18n'

/** Values of the company's own particulars. */
const OF_COMPANY = /^(?:company|agent)\./
/** A cell of a workbook. */
const CELL = /![A-Z]+\d+$/
const LINE = /^(?:goods|items)\.(\d+)\.(\w+)$/

/** Fields of a document that the declaration has too, by its words. */
const DECLARED = {
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
/** Those that are called by the direction. */
const DIRECTED = {
  iePort: 'paper.iePort',
  overseasName: 'paper.overseas',
  overseasCountry: 'paper.tradeCountry',
} as const
const OWN = [
  'no',
  'buyerName',
  'incoterm',
  'destCountry',
  'goodsSummary',
  'hsHints',
  'portOfLoading',
  'portOfDischarge',
  'valueAmount',
] as const
/** Of a line of goods, by the field that says the same of it. */
const OF_LINE = {
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
const ANSWERS = { 'answers.goods': 'wizard.field.gName', 'answers.mode': 'paper.trafMode' } as const
/** Fields of the form that others follow from. */
const FOLLOWED = { gQty: 'gQty', declPrice: 'declPrice', declTotal: 'declTotal', 'items.netWt': 'netWt' } as const

const isKey = <K extends string>(record: Readonly<Record<K, unknown>>, key: string): key is K =>
  Object.hasOwn(record, key)

/** Where a value comes from (`goods.0.qty`, `tariff`), in words. */
export function useSourceName(ieFlag: IeFlag): (from: string) => string {
  const t = useT('customs')
  return from => {
    if (CELL.test(from)) return from
    if (OF_COMPANY.test(from)) return t('transfer.book.company')
    if (from === 'default') return t('transfer.book.usual')
    if (from === 'tariff') return t('wizard.preview.tariff')
    if (isKey(FOLLOWED, from)) return t('wizard.preview.followsFrom', { field: t(`wizard.field.${FOLLOWED[from]}`) })
    if (isKey(ANSWERS, from)) return [t('wizard.preview.answers'), t(ANSWERS[from])].join(' · ')
    const [, line, ofLine = ''] = LINE.exec(from) ?? []
    if (isKey(OF_LINE, ofLine))
      return [t('wizard.part.items.one', { number: Number(line) + 1 }), t(`wizard.field.${OF_LINE[ofLine]}`)].join(
        ' · ',
      )
    // A hint of several is named by its list.
    const [name = ''] = from.split('.')
    if (isKey(DECLARED, name)) return t(DECLARED[name])
    if (isKey(DIRECTED, name)) return t(`${DIRECTED[name]}.${ieFlag}`)
    const own = OWN.find(key => key === name)
    return own ? t(`wizard.preview.source.${own}`) : t('transfer.book.follows')
  }
}
