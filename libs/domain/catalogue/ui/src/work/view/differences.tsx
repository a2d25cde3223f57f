import type { CategoryAttribute, ContentDifference, ProductContent } from '@tradeport/domain/catalogue/contract'
import { useT } from '@tradeport/web/i18n'
import { EmptyState } from '@tradeport/web/ui'
import { useFieldName } from '../shared/field-name'
import { DifferenceValue, asText } from './difference-value'
import { wordDifference } from './word-difference'
import styles from './difference.module.css'

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
  return (
    <div className={styles['scroll']}>
      <table className={styles['table']}>
        <thead>
          <tr>
            <th scope="col">{t('product.difference.field')}</th>
            <th scope="col">{t('product.difference.before')}</th>
            <th scope="col">{t('product.difference.after')}</th>
          </tr>
        </thead>
        <tbody>
          {differences.map(difference => {
            const old = asText(difference.path, difference.before)
            const next = asText(difference.path, difference.after)
            return (
              <tr key={difference.path}>
                <th scope="row">{fieldName(difference.path)}</th>
                {old !== undefined && next !== undefined ? (
                  <TextCells before={old} after={next} />
                ) : (
                  <>
                    <td data-label={t('product.difference.before')}>
                      <DifferenceValue
                        path={difference.path}
                        value={difference.before}
                        content={before}
                        other={after}
                        attributes={attributes}
                      />
                    </td>
                    <td data-label={t('product.difference.after')}>
                      <DifferenceValue
                        path={difference.path}
                        value={difference.after}
                        content={after}
                        other={before}
                        attributes={attributes}
                      />
                    </td>
                  </>
                )}
              </tr>
            )
          })}
        </tbody>
      </table>
    </div>
  )
}

function TextCells({ before, after }: { before: string; after: string }) {
  const t = useT('catalogue')
  const parts = wordDifference(before, after)
  const side = (own: 'gone' | 'new') =>
    parts
      .filter(part => part.kind === 'same' || part.kind === own)
      .map((part, index) => {
        if (part.kind === 'same') return <span key={index}>{part.text}</span>
        return own === 'gone' ? <del key={index}>{part.text}</del> : <ins key={index}>{part.text}</ins>
      })
  return (
    <>
      <td className={styles['words']} data-label={t('product.difference.before')}>
        {before === '' ? <span className={styles['none']}>–</span> : side('gone')}
      </td>
      <td className={styles['words']} data-label={t('product.difference.after')}>
        {after === '' ? <span className={styles['none']}>–</span> : side('new')}
      </td>
    </>
  )
}
