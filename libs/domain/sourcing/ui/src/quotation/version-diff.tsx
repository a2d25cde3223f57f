import { known } from '@tradeport/web/entity'
import { useMemo } from 'react'
import { LEAD_FROM_EVENTS, QUOTATION_ITEM_KINDS, type QuotationDetail } from '@tradeport/domain/sourcing/contract'
import { quotationDiff, type DifferingField, type VersionDifference } from '@tradeport/domain/sourcing/rules'
import { useT } from '@tradeport/web/i18n'
import { useFormat } from '@tradeport/web/react'
import { useWords } from '../shared/use-words'
import styles from './quotation.module.css'

/** What changed from one version to the next, field by field. */
export function VersionDiff({ before, after }: { before: QuotationDetail; after: QuotationDetail }) {
  const t = useT('sourcing')
  const show = useShown()
  const differences = useMemo(() => quotationDiff(before, after), [before, after])
  if (differences.length === 0) return <p>{t('version.same')}</p>
  return (
    <div className={styles['scroll']} role="region" aria-label={t('version.changes')} tabIndex={0}>
      <table className={styles['diff']}>
        <thead>
          <tr>
            <th scope="col">{t('version.field')}</th>
            <th scope="col">{t('quotation.versionOf', { version: before.versionNo })}</th>
            <th scope="col">{t('quotation.versionOf', { version: after.versionNo })}</th>
          </tr>
        </thead>
        <tbody>
          {differences.map((difference, index) => {
            return (
              <tr key={index}>
                <td>
                  {difference.line && <div className={styles['itemName']}>{difference.line.name}</div>}
                  {t(`diff.${difference.field}`)}
                </td>
                <td className={styles['before']}>{show(difference, before, difference.before)}</td>
                <td className={styles['after']}>{show(difference, after, difference.after)}</td>
              </tr>
            )
          })}
        </tbody>
      </table>
    </div>
  )
}

type Show = (difference: VersionDifference, version: QuotationDetail, value: string | null) => string

/** Values as people read them: the difference itself compares what the wire says. */
function useShown(): Show {
  const t = useT('sourcing')
  const format = useFormat()
  const words = useWords()
  const formats: Partial<Record<DifferingField, (value: string, version: QuotationDetail) => string>> = {
    leadDays: value => words.days(Number(value)),
    warrantyDays: value => words.days(Number(value)),
    leadFrom: value => {
      const from = known(LEAD_FROM_EVENTS, value)
      return from ? t(`leadFrom.${from}`) : value
    },
    kind: value => {
      const kind = known(QUOTATION_ITEM_KINDS, value)
      return kind ? t(`item.kind.${kind}`) : value
    },
    partialShipment: value => t(value === 'true' ? 'allowed' : 'notAllowed'),
    transhipment: value => t(value === 'true' ? 'allowed' : 'notAllowed'),
    taxPercent: value => format.percent(value),
    validUntilDate: value => format.civilDate(value),
    subtotal: (value, version) => format.money(value, version.currency),
    chargesTotal: (value, version) => format.money(value, version.currency),
    total: (value, version) => format.money(value, version.currency),
    amount: (value, version) => format.money(value, version.currency),
    unitPrice: (value, version) => format.unitPrice(value, version.currency),
    qty: value => format.number(value, { max: 3 }),
    moq: value => format.number(value, { max: 3 }),
    unit: value => words.unit(value),
    paymentPlan: (_value, version) => version.paymentPlan.map(words.instalment).join('\n'),
    charges: (_value, version) =>
      version.charges
        .map(charge => `${charge.label || t(`charge.${charge.kind}`)} ${format.money(charge.amount, version.currency)}`)
        .join('\n'),
  }
  return ({ field }, version, value) => {
    if (value === null || value === '') return '–'
    return formats[field]?.(value, version) ?? value
  }
}
