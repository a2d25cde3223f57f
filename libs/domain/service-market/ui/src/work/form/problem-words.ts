import type en from '../locale/en_US'
import { useT } from '@tradeport/web/i18n'
import type { FieldProblem } from '@tradeport/web/entity'
import { useFieldText } from '@tradeport/web/react'

type FieldKey = Extract<keyof typeof en, `field.${string}`>

const LABELS = [
  'categoryCode',
  'sourceLocale',
  'title',
  'subtitle',
  'coverFileId',
  'gallery',
  'description',
  'faq',
  'question',
  'answer',
  'skus',
  'name',
  'spec',
  'unit',
  'priceMode',
  'price',
  'currency',
  'minQty',
  'taxRate',
  'serviceRegions',
  'countries',
  'ports',
  'languages',
  'deliveryDaysMin',
  'deliveryDaysMax',
  'workingHours',
  'process',
  'step',
  'days',
  'deliverable',
  'materials',
  'docType',
  'note',
  'qualifications',
  'type',
  'no',
  'validTo',
  'fileId',
  'afterSalePolicy',
  'agreementTemplateCode',
  'directPay',
  'directPayInstructions',
  'publishOnApproval',
] as const

/** What stands at a path of the content: "Prices, no. 2: Price". */
export function useFieldName(): (path: string) => string {
  const t = useT('serviceWork')
  const labelOf = (name: string) => {
    const label = LABELS.find(known => known === name)
    const key: FieldKey | undefined = label && `field.${label}`
    return key ? t(key) : name
  }
  return path => {
    const [list = '', index, field] = path.split('.')
    const isPart = index !== undefined && /^\d+$/.test(index)
    const part = isPart ? t('form.part', { list: labelOf(list), number: Number(index) + 1 }) : labelOf(list)
    return isPart && field ? t('form.problem', { field: part, rule: labelOf(field) }) : part
  }
}

/** "Prices, no. 2: Price: This field is required." */
export function useProblemWords(): (problem: FieldProblem) => { field: string; rule: string } {
  const nameOf = useFieldName()
  const fieldText = useFieldText()
  return ({ path, rule, params }) => ({ field: nameOf(path), rule: fieldText(rule, params) })
}
