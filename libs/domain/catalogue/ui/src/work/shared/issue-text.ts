import { useCallback } from 'react'
import type { ProductIssue } from '@tradeport/domain/catalogue/contract'
import { TRADE_TYPES } from '@tradeport/kernel/config'
import { useT } from '@tradeport/web/i18n'
import { useFieldText } from '@tradeport/web/react'
import { known } from './known'

/** A finding in words. */
export function useIssueText(): (issue: Pick<ProductIssue, 'rule' | 'params'>) => string {
  const t = useT('catalogue')
  const fieldText = useFieldText()
  return useCallback(
    ({ rule, params }) => {
      if (rule === 'recommended') return t('product.issue.recommended')
      const tradeType = known(TRADE_TYPES, String(params['tradeType'] ?? ''))
      if (rule === 'price_missing' && tradeType)
        return t('product.issue.priceMissing', { trade: t(`product.tradeType.${tradeType}`) })
      return fieldText(rule, params)
    },
    [t, fieldText],
  )
}
