import { isLiveQuotation } from '@tradeport/domain/sourcing/rules'
import { sourcingRoutes, type ThreadDetail, type ThreadMessage } from '@tradeport/domain/sourcing/contract'
import { ActionBar, EntityStatus } from '@tradeport/web/entity'
import { useT } from '@tradeport/web/i18n'
import { AppLink } from '@tradeport/web/navigation'
import { useFormat } from '@tradeport/web/react'
import type { QuotationAudience } from '../quotation/quotation-actions'
import { quotationEntity } from '../quotation/quotation.entity'
import { useWords } from '../shared/use-words'
import styles from './talk.module.css'

export interface QuotationCardProps {
  quotation: NonNullable<ThreadMessage['quotation']>
  thread: ThreadDetail
  audience: QuotationAudience
}

/** A version where it was sent, with what may be done with it now. */
export function QuotationCard({ quotation, thread, audience }: QuotationCardProps) {
  const t = useT('sourcing')
  const format = useFormat()
  const words = useWords()
  // The message knows what was sent; the list of versions knows how it stands.
  const row = thread.quotations.find(candidate => candidate.id === quotation.id)
  const status = row?.status ?? quotation.status
  return (
    <div className={styles['card']} data-live={isLiveQuotation(status)}>
      <div className={styles['cardHead']}>
        <span className={styles['cardTitle']}>
          {t('quotation.titleOf', { no: quotation.no, version: quotation.versionNo })}
        </span>
        <EntityStatus entity={quotationEntity} status={status} />
      </div>
      <div>
        <span className={styles['amount']}>{format.money(quotation.total, quotation.currency)}</span>
        {row && <span className={styles['quiet']}>{` ${words.delivery(row)}`}</span>}
      </div>
      {row && (
        <div className={styles['quiet']}>
          {[
            words.days(row.leadDays),
            row.validUntil && t('quotation.validTo', { when: format.dateTime(row.validUntil) }),
          ]
            .filter(Boolean)
            .join(' · ')}
        </div>
      )}
      <div className={styles['cardActions']}>
        <AppLink to={sourcingRoutes.quotation(quotation.id)}>{t('quotation.open')}</AppLink>
        {row && <ActionBar entity={quotationEntity} row={row} audience={audience} size="row" />}
      </div>
    </div>
  )
}
