import type { ReactNode } from 'react'
import { tradingRoutes, type OrderRow } from '@tradeport/domain/trading/contract'
import { OwnStake, StatusTag } from '@tradeport/web/entity'
import { useT } from '@tradeport/web/i18n'
import { AppLink } from '@tradeport/web/navigation'
import { useFormat, useText } from '@tradeport/web/react'
import { Picture } from '@tradeport/web/ui'
import { useNextActor } from '../shared/use-next-actor'
import { nextStep } from '../shared/next-step'
import { useWords } from '../shared/use-words'
import styles from './order-cells.module.css'

interface CellProps {
  row: OrderRow
}

export function NumberCell({ row }: CellProps) {
  return (
    <>
      <AppLink to={tradingRoutes.order(row.id)}>{row.no}</AppLink> {row.ownStake && <OwnStake />}
    </>
  )
}

export function BuyerCell({ row }: CellProps) {
  return <>{row.buyerName}</>
}

export function StoreCell({ row }: CellProps) {
  return <>{useText(row.storeName)}</>
}

export function When({ at }: { at: string | null }) {
  return <>{useFormat().date(at)}</>
}

/** A civil date: the same day for both sides, wherever they are. */
export function Day({ date }: { date: string | null }) {
  return <>{useFormat().civilDate(date)}</>
}

export function GoodsCell({ row }: CellProps) {
  const t = useT('trading')
  return (
    <span className={styles['goods']}>
      <span className={styles['picture']}>
        <Picture id={row.imageFileId} alt="" width={40} />
      </span>
      <span className={styles['stack']}>
        <span className={styles['name']}>{row.firstItemName}</span>
        {row.itemCount > 1 && (
          <span className={styles['quiet']}>{t('order.moreItems', { count: row.itemCount - 1 })}</span>
        )}
      </span>
    </span>
  )
}

export function MoneyCell({ row }: CellProps) {
  const t = useT('trading')
  const format = useFormat()
  const words = useWords()
  return (
    <span className={styles['stackEnd']}>
      <span className="tp-tabular">{format.money(row.total, row.currency)}</span>
      <span className={styles['quiet']}>{words.delivery(row)}</span>
      <span className={styles['quiet']}>
        {t(`order.payment.${row.paymentState}`, { paid: format.money(row.paidTotal, row.currency) })}
      </span>
    </span>
  )
}

export function StatusCell({ row, children }: CellProps & { children: ReactNode }) {
  const t = useT('trading')
  return (
    <span className={styles['stack']}>
      {children}
      {row.frozen && <StatusTag tone="danger">{t('order.frozen')}</StatusTag>}
    </span>
  )
}

export function NextCell({ row }: CellProps) {
  const t = useT('trading')
  const format = useFormat()
  const { isYours } = useNextActor()
  const step = nextStep(row)
  if (!step) return <>{'–'}</>
  return (
    <span className={styles['stack']}>
      <span>{t(`next.${step.task}.${isYours(step, row) ? 'you' : 'other'}`)}</span>
      {step.due && <span className={styles['quiet']}>{t('next.due', { when: format.due(step.due) })}</span>}
    </span>
  )
}
