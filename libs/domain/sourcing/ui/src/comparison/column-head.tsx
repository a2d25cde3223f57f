import { sourcingRoutes, type ComparisonColumn } from '@tradeport/domain/sourcing/contract'
import { EntityStatus } from '@tradeport/web/entity'
import { useT } from '@tradeport/web/i18n'
import { AppLink } from '@tradeport/web/navigation'
import { useText } from '@tradeport/web/react'
import { quotationEntity } from '../quotation/quotation.entity'
import styles from './comparison.module.css'

export function ColumnHead({ column }: { column: ComparisonColumn }) {
  const t = useT('sourcing')
  const text = useText()
  return (
    <div className={styles['head']}>
      <AppLink to={sourcingRoutes.thread(column.threadId)} className={styles['store'] ?? ''}>
        {text(column.storeName)}
      </AppLink>
      <AppLink to={sourcingRoutes.quotation(column.quotationId)} className={styles['version'] ?? ''}>
        {t('quotation.titleOf', { no: column.quotationNo, version: column.versionNo })}
      </AppLink>
      <EntityStatus entity={quotationEntity} status={column.status} />
    </div>
  )
}
