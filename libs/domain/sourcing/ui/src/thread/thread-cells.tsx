import { sourcingRoutes, type ThreadRow } from '@tradeport/domain/sourcing/contract'
import { useT } from '@tradeport/web/i18n'
import { AppLink } from '@tradeport/web/navigation'
import { useCountries, useFormat, useText } from '@tradeport/web/react'
import { Goods } from '../shared/goods'
import { THREAD_TURN, dueOf } from '../shared/turn'
import styles from './thread-cells.module.css'

interface CellProps {
  row: ThreadRow
}

export function InquiryCell({ row }: CellProps) {
  return (
    <span className={styles['stack']}>
      <AppLink to={sourcingRoutes.thread(row.id)}>{row.inquiryNo}</AppLink>
      <span className={styles['title']}>{row.inquiryTitle}</span>
    </span>
  )
}

export function BuyerCell({ row }: CellProps) {
  const t = useT('sourcing')
  const countries = useCountries()
  return (
    <span className={styles['stack']}>
      <span>{row.buyerName ?? t('buyer.unnamed')}</span>
      {row.destCountry && <span className={styles['quiet']}>{`→ ${countries.nameOf(row.destCountry)}`}</span>}
    </span>
  )
}

export function StoreCell({ row }: CellProps) {
  return <>{useText(row.storeName)}</>
}

export function GoodsCell({ row }: CellProps) {
  return <Goods imageFileId={row.imageFileId} name={row.firstItemName} more={Math.max(0, row.itemCount - 1)} />
}

export function MessageCell({ row }: CellProps) {
  const t = useT('sourcing')
  const format = useFormat()
  return (
    <span className={styles['stack']}>
      {row.unread > 0 && <span className={styles['unread']}>{t('unread', { count: row.unread })}</span>}
      {row.lastMessage && <span className={styles['excerpt']}>{row.lastMessage.excerpt}</span>}
      {row.lastMessage && <span className={styles['quiet']}>{format.dateTime(row.lastMessage.at)}</span>}
    </span>
  )
}

export function QuotationCell({ row }: CellProps) {
  const t = useT('sourcing')
  const format = useFormat()
  const { latestQuotation } = row
  if (!latestQuotation) return <>{'–'}</>
  return (
    <span className={styles['stackEnd']}>
      <AppLink to={sourcingRoutes.quotation(latestQuotation.id)} className="tp-tabular">
        {format.money(latestQuotation.total, latestQuotation.currency)}
      </AppLink>
      <span className={styles['quiet']}>{t('quotation.versionOf', { version: latestQuotation.versionNo })}</span>
    </span>
  )
}

export function DeadlineCell({ row }: CellProps) {
  const t = useT('sourcing')
  const format = useFormat()
  const turn = THREAD_TURN[row.status]
  const due = dueOf(row)
  return (
    <span className={styles['stack']}>
      <span>{format.dateTime(due ?? row.quoteDeadline)}</span>
      {turn && <span className={styles['quiet']}>{t('turn.waitsFor', { who: t(`turn.${turn.side}`) })}</span>}
    </span>
  )
}
