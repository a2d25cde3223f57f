import {
  SLA_GROUPS,
  customsOrderBoard,
  customsOrderRoutes,
  type CustomsOrderBoard,
  type CustomsOrderRow,
  type SlaGroup,
} from '@tradeport/domain/customs/contract'
import { timerOf, type RegionTimer } from '@tradeport/kernel/config'
import { ActionBar, Board, BoardCard, EntityStatus, useEveryMinute, useNow } from '@tradeport/web/entity'
import { useT } from '@tradeport/web/i18n'
import { AppLink } from '@tradeport/web/navigation'
import { LoadFailed, useEndpoint, useFormat, useLive, useRegion } from '@tradeport/web/react'
import { PageHeader } from '@tradeport/web/shell'
import { SkeletonText } from '@tradeport/web/ui'
import { useAudience } from './audience'
import styles from './board.module.css'
import { DueLine, useTurn } from './customs-order-cells'
import { customsOrderEntity } from './customs-order.entity'
import { useUrgency } from './due'
import { customsOrderActions } from './order-actions'
import { OrderViews } from './view-switch'

/** The orders of a broker by state, the most urgent first; of the platform those that hurt what was promised. */
export default function CustomsOrderBoardScreen() {
  const t = useT('customsOrder')
  const audience = useAudience()
  const label = t(audience === 'platform' ? 'view.sla' : 'view.board')
  useLive(customsOrderEntity.name)
  return (
    <div className={styles['page']}>
      <PageHeader title={`${t('title')} · ${label}`} actions={<OrderViews view="board" />} />
      <Columns label={label} by={audience === 'platform' ? 'sla' : 'status'} />
    </div>
  )
}

type BoardColumn = CustomsOrderBoard['columns'][number]
const isGroup = (key: BoardColumn['key']): key is SlaGroup => SLA_GROUPS.some(group => group === key)

function Columns({ label, by }: { label: string; by: 'status' | 'sla' }) {
  const t = useT('customsOrder')
  const region = useRegion()
  const state = useEndpoint(customsOrderBoard, { by }, { keepPrevious: true })
  const again = () => void state.refetch()
  // Time alone brings an order into another group.
  useEveryMinute(again)
  if (!state.data) return state.error ? <LoadFailed error={state.error} onRetry={again} /> : <SkeletonText lines={12} />
  const titleOf = (key: BoardColumn['key']) => (isGroup(key) ? t(`sla.${key}`) : t(`status.${key}`))
  const hintOf = (key: BoardColumn['key']) =>
    isGroup(key) ? t(`sla.${key}.hint`, { hours: timerOf(region, TIMER_OF[key]) }) : undefined
  return (
    <Board
      label={label}
      columns={state.data.columns.map(({ key, count, records }) => ({
        ...{ key, title: titleOf(key), count, rows: records, hint: hintOf(key), allHref: listOf(key) },
      }))}
      keyOf={row => row.id}
      card={row => <Card row={row} onDone={again} />}
      texts={{ none: t('board.none'), more: count => t('board.more', { count }) }}
    />
  )
}

/** The time that makes an order stand in a group. */
const TIMER_OF: Readonly<Record<SlaGroup, RegionTimer>> = {
  acceptance: 'agencyCloseHours',
  overdue: 'agencyCloseHours',
  close: 'agencyCloseHours',
  stuck: 'agencyStuckHours',
}

/** Where the list shows all of a column. */
const listOf = (key: BoardColumn['key']) =>
  `${customsOrderRoutes.list}?${isGroup(key) ? 'f.sla' : 'status'}=${key}&sort=due`

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
    <BoardCard
      urgency={row.dueAt === null ? undefined : urgencyOf(row.dueAt, now)}
      head={
        <>
          <AppLink to={customsOrderRoutes.order(row.id)}>{row.no}</AppLink>
          {audience === 'platform' && <EntityStatus entity={customsOrderEntity} status={row.status} />}
        </>
      }
      actions={<ActionBar entity={customsOrderActions} row={row} audience={audience} size="row" onDone={onDone} />}
    >
      <span>{audience === 'platform' ? `${row.clientName} · ${row.providerName}` : row.clientName}</span>
      <span className={styles['quiet']}>{row.goodsSummary}</span>
      {row.valueAmount !== '' && <span className={styles['quiet']}>{format.money(row.valueAmount, row.currency)}</span>}
      <DueLine row={row} />
      {who !== undefined && <span className={styles['quiet']}>{te('detail.nextActor', { who })}</span>}
      {facts.length > 0 && <span className={styles['quiet']}>{facts.join(' · ')}</span>}
    </BoardCard>
  )
}
