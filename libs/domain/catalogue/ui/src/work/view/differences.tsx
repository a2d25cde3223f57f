import type { CategoryAttribute, ContentDifference, ProductContent } from '@tradeport/domain/catalogue/contract'
import { DifferenceTable, wordsBeside } from '@tradeport/web/entity'
import { useT } from '@tradeport/web/i18n'
import { EmptyState } from '@tradeport/web/ui'
import { useFieldName } from '../shared/field-name'
import { DifferenceValue, asText } from './difference-value'

export interface DifferencesProps {
  differences: readonly ContentDifference[]
  before: ProductContent
  after: ProductContent
  attributes: readonly CategoryAttribute[]
}

/** What a change alters, field by field: what is on sale beside what is proposed. */
export function Differences({ differences, before, after, attributes }: DifferencesProps) {
  const t = useT('catalogue')
  const fieldName = useFieldName(attributes)
  if (differences.length === 0) return <EmptyState title={t('product.difference.none')} />
  const labels = {
    field: t('product.difference.field'),
    before: t('product.difference.before'),
    after: t('product.difference.after'),
  }
  const rows = differences.map(difference => {
    const { path } = difference
    const old = asText(path, difference.before)
    const next = asText(path, difference.after)
    const sides =
      old !== undefined && next !== undefined
        ? wordsBeside(old, next)
        : {
            before: (
              <DifferenceValue
                path={path}
                value={difference.before}
                content={before}
                other={after}
                attributes={attributes}
              />
            ),
            after: (
              <DifferenceValue
                path={path}
                value={difference.after}
                content={after}
                other={before}
                attributes={attributes}
              />
            ),
          }
    return { key: path, name: fieldName(path), ...sides }
  })
  return <DifferenceTable labels={labels} rows={rows} />
}
