import {
  SLA_GROUPS,
  customsOrderBoard,
  customsOrderRoutes,
  type CustomsOrderBoard,
  type CustomsOrderRow,
  type SlaGroup,
} from '@tradeport/domain/customs/contract'
import { ActionBar, EntityStatus } from '@tradeport/web/entity'
import { timerOf } from '@tradeport/kernel/config'
import { useT } from '@tradeport/web/i18n'
import { AppLink } from '@tradeport/web/navigation'
import { LoadFailed, useEndpoint, useFormat, useLive, useRegion } from '@tradeport/web/react'
import { PageHeader } from '@tradeport/web/shell'
import { SkeletonText } from '@tradeport/web/ui'
import { useAudience } from './audience'
import styles from './board.module.css'
import { DueLine, useTurn } from './customs-order-cells'
import { customsOrderEntity } from './customs-order.entity'
import { useEveryMinute, useNow, useUrgency } from './due'
import { customsOrderActions } from './order-actions'
import { ViewSwitch } from './view-switch'

/** The orders of a broker by state, the most urgent first; of the platform those that hurt what was promised. */
export default function Board() {
  const t = useT('customsOrder')
  const audience = useAudience()
  const label = t(audience === 'platform' ? 'view.sla' : 'view.board')
  useLive(customsOrderEntity.name)
  return (
    <div className={styles['page']}>
      <PageHeader title={`${t('title')} · ${label}`} actions={<ViewSwitch view="board" />} />
      <Columns label={label} by={audience === 'platform' ? 'sla' : 'status'} />
    </div>
  )
}

type BoardColumn = CustomsOrderBoard['columns'][number]
const isGroup = (key: BoardColumn['key']): key is SlaGroup => SLA_GROUPS.some(group => group === key)

function Columns({ label, by }: { label: string; by: 'status' | 'sla' }) {
  const state = useEndpoint(customsOrderBoard, { by }, { keepPrevious: true })
  const again = () => void state.refetch()
  // Time alone brings an order into another group.
  useEveryMinute(again)
  if (!state.data) return state.error ? <LoadFailed error={state.error} onRetry={again} /> : <SkeletonText lines={12} />
  return (
    <div className={styles['board']} role="region" aria-label={label} tabIndex={0}>
      {state.data.columns.map(column => (
        <Column key={column.key} column={column} onDone={again} />
      ))}
    </div>
  )
}

/** Where the list shows all of a column. */
const listOf = (key: BoardColumn['key']) =>
  `${customsOrderRoutes.list}?${isGroup(key) ? 'f.sla' : 'status'}=${key}&sort=due`

function Column({ column, onDone }: { column: BoardColumn; onDone(): void }) {
  const t = useT('customsOrder')
  const { key, count, records } = column
  const title = isGroup(key) ? t(`sla.${key}`) : t(`status.${key}`)
  const hours = timerOf(useRegion(), key === 'stuck' ? 'agencyStuckHours' : 'agencyCloseHours')
  return (
    <section className={styles['column']} aria-label={title}>
      <h2 className={styles['head']}>
        {title}
        <span className={styles['count']}>{count}</span>
      </h2>
      {isGroup(key) && <p className={styles['hint']}>{t(`sla.${key}.hint`, { hours })}</p>}
      {count === 0 && <p className={styles['none']}>{t('board.none')}</p>}
      {records.length > 0 && (
        <ul className={styles['cards']}>
          {records.map(row => (
            <Card key={row.id} row={row} onDone={onDone} />
          ))}
        </ul>
      )}
      {count > records.length && (
        <AppLink className={styles['more']} to={listOf(key)}>
          {t('board.more', { count: count - records.length })}
        </AppLink>
      )}
    </section>
  )
}

function Card({ row, onDone }: { row: CustomsOrderRow; onDone(): void }) {
  const t = useT('customsOrder')
  const te = useT('entity')
  const audience = useAudience()
  const turn = useTurn()
  const format = useFormat()
  const now = useNow()
  const urgencyOf = useUrgency()
  const who = turn(row)
  const facts = [
    ...(row.missingDocuments > 0 ? [t('card.papers', { count: row.missingDocuments })] : []),
    ...(row.openFees > 0 ? [t('card.fees', { count: row.openFees })] : []),
    ...(row.dueFees > 0 ? [t('card.due', { count: row.dueFees })] : []),
  ]
  return (
    <li className={styles['card']} data-urgency={row.dueAt === null ? undefined : urgencyOf(row.dueAt, now)}>
      <span className={styles['cardHead']}>
        <AppLink to={customsOrderRoutes.order(row.id)}>{row.no}</AppLink>
        {audience === 'platform' && <EntityStatus entity={customsOrderEntity} status={row.status} />}
      </span>
      <span>{audience === 'platform' ? `${row.clientName} · ${row.providerName}` : row.clientName}</span>
      <span className={styles['quiet']}>{row.goodsSummary}</span>
      {row.valueAmount !== '' && <span className={styles['quiet']}>{format.money(row.valueAmount, row.currency)}</span>}
      <DueLine row={row} />
      {who !== undefined && <span className={styles['quiet']}>{te('detail.nextActor', { who })}</span>}
      {facts.length > 0 && <span className={styles['quiet']}>{facts.join(' · ')}</span>}
      <span className={styles['actions']}>
        <ActionBar entity={customsOrderActions} row={row} audience={audience} size="row" onDone={onDone} />
      </span>
    </li>
  )
}
