import { useCallback } from 'react'
import type { AttributeValue, CategoryAttribute } from '@tradeport/domain/catalogue/contract'
import { isComposition, isOptionList, isRange } from '@tradeport/domain/catalogue/rules'
import { useT } from '@tradeport/web/i18n'
import { useFormat } from '@tradeport/web/react'

/** The value of an attribute in words. */
export function useAttributeText() {
  const t = useT('catalogue')
  const format = useFormat()
  return useCallback(
    (value: AttributeValue | undefined, attribute: CategoryAttribute): string => {
      if (value === undefined) return ''
      const label = (code: string) => attribute.options.find(option => option.value === code)?.label ?? code
      const withUnit = (text: string) => (attribute.unit ? `${text} ${attribute.unit}` : text)
      if (typeof value === 'boolean') return t(value ? 'product.yes' : 'product.no')
      if (typeof value === 'string') {
        if (attribute.type === 'select') return label(value)
        return attribute.type === 'number' ? withUnit(format.number(value, { max: 3 })) : value
      }
      if (isRange(value)) return withUnit(`${format.number(value.min)} – ${format.number(value.max)}`)
      if (isOptionList(value)) return value.map(label).join(', ')
      return isComposition(value)
        ? value.map(part => `${format.percent(part.percent)} ${label(part.option)}`).join(', ')
        : ''
    },
    [t, format],
  )
}
