import { DAY_KINDS, LIST_CODES, type ListRow } from '@tradeport/domain/reference/contract'
import { standardNames } from '@tradeport/domain/reference/rules'
import type { I18nText } from '@tradeport/kernel/contract-kit'
import { pickText } from '@tradeport/kernel/values'
import { known } from '@tradeport/web/entity'
import { useT } from '@tradeport/web/i18n'
import { useLocale, useRegion } from '@tradeport/web/react'
import { useMemo } from 'react'

export interface ItemName {
  readonly text: string
  /** The language it stands in for the reader's own. */
  readonly borrowed: string | undefined
}

const FIELDS = [
  'alpha3',
  'numeric',
  'customs',
  'exponent',
  'symbol',
  'unece',
  'section',
  'unit1',
  'unit2',
  'vatRate',
  'refundRate',
  'consumptionTax',
  'special',
  'supervision',
  'elements',
  'country',
  'function',
  'group',
  'customsSpec',
  'length',
  'height',
  'teu',
  'mainCarriagePaid',
  'insuranceBySeller',
  'seaOnly',
  'kind',
] as const

/** Lists, items and what these say, in words. */
export function useWords() {
  const t = useT('reference')
  const { locale } = useLocale()
  const region = useRegion()
  return useMemo(() => {
    const standard = standardNames(region, locale)
    return {
      list: ({ code, name }: Pick<ListRow, 'code' | 'name'>): string => {
        const own = known(LIST_CODES, code)
        return own ? t(`list.${own}`) : pickText(name, locale) || code
      },
      /** Countries and currencies are named by the language data of the platform where nobody has named them. */
      item(list: string, value: string, label: I18nText): ItemName {
        const own = label[locale] ?? standard(list, value)
        if (own) return { text: own, borrowed: undefined }
        const [language] = label.en_US ? ['en_US'] : Object.keys(label)
        const text = pickText(label, locale)
        return text && language
          ? { text, borrowed: language.slice(0, 2).toUpperCase() }
          : { text: value, borrowed: undefined }
      },
      choose: t('choice.none'),
      /** One of the few things that a field can say. */
      choice(value: string): string {
        const own = known(DAY_KINDS, value)
        return own ? t(`choice.${own}`) : value
      },
      field(name: string): string {
        const own = known(FIELDS, name)
        return own ? t(`extra.${own}`) : name
      },
    }
  }, [t, locale, region])
}
