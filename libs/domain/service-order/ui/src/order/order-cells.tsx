import { serviceOrderRoutes, type ServiceOrderRow } from '@tradeport/domain/service-order/contract'
import { OwnStake } from '@tradeport/web/entity'
import { useT } from '@tradeport/web/i18n'
import { AppLink } from '@tradeport/web/navigation'
import { useFormat, useText } from '@tradeport/web/react'
import { useAudience } from '../shared/audience'
import { useQuantity } from '../shared/use-quantity'
import styles from './service-order.module.css'

interface CellProps {
  row: ServiceOrderRow
}

export function NumberCell({ row }: CellProps) {
  return (
    <>
      <AppLink to={serviceOrderRoutes.order(row.id)}>{row.no}</AppLink> {row.ownStake && <OwnStake />}
    </>
  )
}

export function ServiceCell({ row }: CellProps) {
  const text = useText()
  const quantity = useQuantity()
  return (
    <span className={styles['stack']}>
      <span>{text(row.serviceTitle)}</span>
      <span className={styles['quiet']}>{`${text(row.skuName)} · ${quantity(row)}`}</span>
    </span>
  )
}

export function MoneyCell({ row }: CellProps) {
  const format = useFormat()
  const t = useT('serviceOrder')
  return (
    <span className={styles['stack']} data-align="end">
      <span className="tp-tabular">
        {row.payable === null ? t('order.unpriced') : format.money(row.payable, row.currency)}
      </span>
      {row.money !== 'none' && <span className={styles['quiet']}>{t(`money.${row.money}`)}</span>}
    </span>
  )
}

/** Who moves next and by when; what is late stands out. */
export function NextCell({ row }: { row: Pick<ServiceOrderRow, 'nextActor' | 'dueAt'> }) {
  const t = useT('serviceOrder')
  const format = useFormat()
  const audience = useAudience()
  if (row.nextActor === null) return <>{'–'}</>
  const isLate = row.dueAt !== null && Date.parse(row.dueAt) < Date.now()
  return (
    <span className={styles['stack']}>
      <span>{t(row.nextActor === audience ? 'turn.you' : `turn.${row.nextActor}`)}</span>
      {row.dueAt !== null && (
        <span className={styles['quiet']} data-late={isLate || undefined}>
          {t(isLate ? 'next.late' : 'next.due', { when: format.dateTime(row.dueAt) })}
        </span>
      )}
    </span>
  )
}

export function When({ at }: { at: string }) {
  return <>{useFormat().date(at)}</>
}
