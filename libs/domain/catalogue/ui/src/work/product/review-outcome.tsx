import type { OwnProductDetail } from '@tradeport/domain/catalogue/contract'
import { useT } from '@tradeport/web/i18n'
import { AppLink } from '@tradeport/web/navigation'
import { useFormat } from '@tradeport/web/react'
import { Banner } from '@tradeport/web/ui'
import { useFieldName } from '../shared/field-name'
import { stepOf } from '../editor/model/steps'
import styles from './review.module.css'

/** Why a product came back, field by field, as long as that is the state of things. */
export function ReviewOutcome({
  detail,
  attributes,
  editHref,
}: {
  detail: Pick<OwnProductDetail, 'review' | 'status' | 'changeStatus'>
  attributes: readonly { code: string; name: string }[]
  /** Where the seller mends it; absent for operators. */
  editHref?: string
}) {
  const t = useT('catalogue')
  const format = useFormat()
  const fieldName = useFieldName(attributes)
  const { review, status, changeStatus } = detail
  const back = status === 'rejected' || status === 'draft' || changeStatus === 'rejected' || changeStatus === 'draft'
  if (!review || review.action === 'approve') return null
  if (review.action === 'force_off' ? status !== 'banned' : !back) return null
  const when = format.dateTime(review.at)
  return (
    <Banner
      tone={review.action === 'request_revision' ? 'warning' : 'danger'}
      title={t(`product.outcome.${review.action}`, { when })}
    >
      {review.note && <p>{review.note}</p>}
      {review.reasons.length > 0 && (
        <ul className={styles['outcome']}>
          {review.reasons.map(({ path, reason }) => (
            <li key={path}>
              {editHref ? (
                <AppLink to={`${editHref}?step=${stepOf(path)}`}>{fieldName(path)}</AppLink>
              ) : (
                <strong>{fieldName(path)}</strong>
              )}
              <span>{reason}</span>
            </li>
          ))}
        </ul>
      )}
    </Banner>
  )
}
