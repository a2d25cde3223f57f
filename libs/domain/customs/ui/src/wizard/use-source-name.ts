import type { IeFlag } from '@tradeport/domain/customs/contract'
import { useT } from '@tradeport/web/i18n'
import { DECLARED_WORDS, DIRECTED_WORDS, GOODS_FIELDS, isKey } from '../shared/declared-words'

/** Values of the company's own particulars. */
const OF_COMPANY = /^(?:company|agent)\./
/** A cell of a workbook. */
const CELL = /![A-Z]+\d+$/
const LINE = /^(?:goods|items)\.(\d+)\.(\w+)$/

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
const ANSWERS = { 'answers.goods': 'wizard.field.gName', 'answers.mode': 'paper.trafMode' } as const
/** Fields of the form that others follow from. */
const FOLLOWED = { gQty: 'gQty', declPrice: 'declPrice', declTotal: 'declTotal', 'items.netWt': 'netWt' } as const

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
    if (isKey(GOODS_FIELDS, ofLine))
      return [t('wizard.part.items.one', { number: Number(line) + 1 }), t(`wizard.field.${GOODS_FIELDS[ofLine]}`)].join(
        ' · ',
      )
    // A hint of several is named by its list.
    const [name = ''] = from.split('.')
    if (isKey(DECLARED_WORDS, name)) return t(DECLARED_WORDS[name])
    if (isKey(DIRECTED_WORDS, name)) return t(`${DIRECTED_WORDS[name]}.${ieFlag}`)
    const own = OWN.find(key => key === name)
    return own ? t(`wizard.preview.source.${own}`) : t('transfer.book.follows')
  }
}
