import { dictList } from '@tradeport/domain/reference/contract'
import { customsRoutes, type DeclarationRow } from '@tradeport/domain/customs/contract'
import { tradingRoutes } from '@tradeport/domain/trading/contract'
import { OwnStake } from '@tradeport/web/entity'
import { useT } from '@tradeport/web/i18n'
import { AppLink } from '@tradeport/web/navigation'
import { useCodeList, useFormat } from '@tradeport/web/react'
import { useAudience } from '../shared/audience'
import { useNextActor } from '../shared/next-actor'
import styles from './declaration-list.module.css'

interface CellProps {
  row: DeclarationRow
}

export function NumberCell({ row }: CellProps) {
  const t = useT('customs')
  return (
    <span className={styles['stack']}>
      <AppLink to={customsRoutes.form(row.id)}>{row.no}</AppLink>
      <span className={styles['quiet']}>
        {row.channel === 'offline' ? `${t(`ie.${row.ieFlag}`)} · ${t('channel.offline')}` : t(`ie.${row.ieFlag}`)}
      </span>
      {row.ownStake && (
        <span>
          <OwnStake />
        </span>
      )}
    </span>
  )
}

/** Whose declaration it is, and who declares it; a broker knows the second. */
export function CompanyCell({ row }: CellProps) {
  const audience = useAudience()
  return (
    <span className={`${styles['stack']} ${styles['company']}`}>
      <span>{row.companyName ?? '–'}</span>
      {row.brokerName !== null && audience !== 'broker' && <span className={styles['quiet']}>{row.brokerName}</span>}
    </span>
  )
}

/** The trade orders whose goods it declares. */
export function OrdersCell({ row }: CellProps) {
  const t = useT('customs')
  if (row.tradeOrders.length === 0) return <>–</>
  return (
    <span className={styles['stack']}>
      {row.tradeOrders.map(({ id, no }) => (
        <AppLink key={id} to={tradingRoutes.order(id)}>
          {no ?? t('related.trade')}
        </AppLink>
      ))}
    </span>
  )
}

/** The procedure by its name, as the list of customs has it. */
export function ModeCell({ row }: CellProps) {
  const modes = useCodeList(dictList, 'supervision_mode')
  return <>{row.tradeMode === '' ? '–' : modes.nameOf(row.tradeMode)}</>
}

export function DeclaredCell({ row }: CellProps) {
  const t = useT('customs')
  const format = useFormat()
  return (
    <span className={styles['stack']} data-align="end">
      {row.declared.map(({ amount, currency }) => (
        <span key={currency} className="tp-tabular">
          {format.money(amount, currency)}
        </span>
      ))}
      <span className={styles['quiet']}>{t('list.items', { count: row.itemCount })}</span>
    </span>
  )
}

export function PackagesCell({ row }: CellProps) {
  const t = useT('customs')
  const format = useFormat()
  return (
    <span className={styles['stack']} data-align="end">
      <span>{row.packNo === '' ? '–' : t('list.packs', { count: format.number(row.packNo) })}</span>
      {row.grossWt !== '' && (
        <span className={styles['quiet']}>{t('list.weight', { weight: format.number(row.grossWt, { max: 5 }) })}</span>
      )}
    </span>
  )
}

export function NextCell({ row }: CellProps) {
  return <>{useNextActor()(row) ?? '–'}</>
}

export function Day({ date }: { date: string | null }) {
  const format = useFormat()
  return <>{date === null ? '–' : format.civilDate(date)}</>
}

export function When({ at }: { at: string }) {
  return <>{useFormat().dateTime(at)}</>
}
