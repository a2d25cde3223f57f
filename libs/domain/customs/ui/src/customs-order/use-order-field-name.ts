import {
  CUSTOMS_DOCUMENT_TYPES,
  type CustomsOrderContent,
  type CustomsOrderGood,
  type IeFlag,
} from '@tradeport/domain/customs/contract'
import { known } from '@tradeport/web/entity'
import { useT } from '@tradeport/web/i18n'
import { DECLARED_WORDS, DIRECTED_WORDS, GOODS_FIELDS, isKey } from '../shared/declared-words'

const DECLARED = { ...DECLARED_WORDS, remark: 'form.remark' } as const satisfies Partial<
  Record<keyof CustomsOrderContent, string>
>
const DIRECTED = { ...DIRECTED_WORDS, expectedDate: 'paper.ieDate' } as const

const OWN = [
  'contactName',
  'contactPhone',
  'contactEmail',
  'delegationType',
  'goodsSummary',
  'hsHints',
  'cbm',
  'portOfLoading',
  'portOfDischarge',
  'bookingNo',
  'extraServices',
] as const

/** What a field of the order is called on its form and on its page. */
export function useOrderFieldName(ieFlag: IeFlag): (name: string) => string {
  const t = useT('customsOrder')
  const tc = useT('customs')
  return name => {
    if (isKey(DECLARED, name)) return tc(DECLARED[name])
    if (isKey(DIRECTED, name)) return tc(`${DIRECTED[name]}.${ieFlag}`)
    if (name === 'valueAmount') return t('column.value')
    if (name === 'cutOffAt') return t('column.cutOff')
    const own = OWN.find(key => key === name)
    return own ? t(`field.${own}`) : name
  }
}

/** Fields of a line or a container, by the words of the declaration. */
const PART_FIELDS = {
  goods: GOODS_FIELDS,
  containers: { no: 'containerId', spec: 'containerMd' },
} as const satisfies {
  goods: Record<keyof CustomsOrderGood, string>
  containers: Record<keyof CustomsOrderContent['containers'][number], string>
}

/** What was changed in an order (`goods.2.qty`), in words. */
export function useOrderChangeName(ieFlag: IeFlag): (path: string) => string {
  const t = useT('customsOrder')
  const tc = useT('customs')
  const nameOf = useOrderFieldName(ieFlag)
  return path => {
    const [name = '', place = '', field = ''] = path.split('.')
    const number = Number(place) + 1
    if (name === 'goods' && isKey(PART_FIELDS.goods, field))
      return [tc('wizard.part.items.one', { number }), tc(`wizard.field.${PART_FIELDS.goods[field]}`)].join(' · ')
    if (name === 'containers' && isKey(PART_FIELDS.containers, field))
      return [tc('wizard.part.containers.one', { number }), tc(`wizard.field.${PART_FIELDS.containers[field]}`)].join(
        ' · ',
      )
    const paper = name === 'documents' ? known(CUSTOMS_DOCUMENT_TYPES, place) : undefined
    if (paper) return t(`doc.${paper}`)
    if (name === 'ieFlag') return t('column.ieFlag')
    return name === 'tradeOrderId' ? tc('related.trade') : nameOf(name)
  }
}
