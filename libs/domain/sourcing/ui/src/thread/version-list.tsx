import type { QuotationRow } from '@tradeport/domain/sourcing/contract'
import { EntityStatus } from '@tradeport/web/entity'
import { useT } from '@tradeport/web/i18n'
import { AppLink } from '@tradeport/web/navigation'
import { useFormat } from '@tradeport/web/react'
import type { QuotationAudience } from '../quotation/quotation-actions'
import { QUOTATION_PAGE, quotationEntity } from '../quotation/quotation.entity'
import styles from './thread.module.css'

/** All versions of a negotiation, newest first, with the seller's own draft. */
export function VersionList({
  quotations,
  audience,
}: {
  quotations: readonly QuotationRow[]
  audience: QuotationAudience
}) {
  const t = useT('sourcing')
  const format = useFormat()
  if (quotations.length === 0) return <p className={styles['quiet']}>{t(`quotation.none.${audience}`)}</p>
  return (
    <ol className={styles['versions']}>
      {quotations.map(quotation => (
        <li key={quotation.id} className={styles['version']}>
          <div className={styles['versionLine']}>
            <AppLink to={QUOTATION_PAGE[quotation.status](quotation.id)}>
              {t('quotation.versionOf', { version: quotation.versionNo })}
            </AppLink>
            <EntityStatus entity={quotationEntity} status={quotation.status} />
            <span className={styles['amount']}>{format.money(quotation.total, quotation.currency)}</span>
          </div>
          <div className={styles['quiet']}>
            {quotation.validUntil && t('quotation.validTo', { when: format.dateTime(quotation.validUntil) })}
          </div>
          {quotation.basedOnOldRevision && <div className={styles['warning']}>{t('quotation.oldRevision')}</div>}
          {quotation.orderId && (
            <AppLink to={`/orders/${quotation.orderId}`} className={styles['quiet'] ?? ''}>
              {t('quotation.toOrder')}
            </AppLink>
          )}
        </li>
      ))}
    </ol>
  )
}
