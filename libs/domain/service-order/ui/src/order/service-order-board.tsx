import {
  WORKBENCH_STAGES,
  serviceOrderBoard,
  serviceOrderRoutes,
  type ServiceOrderRow,
  type WorkbenchStage,
} from '@tradeport/domain/service-order/contract'
import { ActionBar, Board, BoardCard, EntityStatus, useEveryMinute, useNow, useTimeLeft } from '@tradeport/web/entity'
import { useT } from '@tradeport/web/i18n'
import { AppLink } from '@tradeport/web/navigation'
import { LoadFailed, useEndpoint, useFormat, useLive, useText } from '@tradeport/web/react'
import { PageHeader } from '@tradeport/web/shell'
import { SkeletonText } from '@tradeport/web/ui'
import { orderActions } from './order-actions'
import { serviceOrderEntity } from './service-order.entity'
import styles from './service-order.module.css'
import { OrderViews } from './view-switch'

const SOON_MS = 24 * 60 * 60 * 1000

/** A provider's orders by where they stand, the most urgent first, each with the time that is left and what comes next. */
export default function ServiceOrderBoard() {
  const t = useT('serviceOrder')
  useLive(serviceOrderEntity.name)
  return (
    <div className={styles['page']}>
      <PageHeader title={`${t('order.title')} · ${t('view.board')}`} actions={<OrderViews view="board" />} />
      <Stages />
    </div>
  )
}

const listOf = (stage: WorkbenchStage) => `${serviceOrderRoutes.list}?status=${stage}&sort=due`

function Stages() {
  const t = useT('serviceOrder')
  const state = useEndpoint(serviceOrderBoard, {}, { keepPrevious: true })
  const again = () => void state.refetch()
  // Time alone makes an order late.
  useEveryMinute(again)
  if (!state.data) return state.error ? <LoadFailed error={state.error} onRetry={again} /> : <SkeletonText lines={12} />
  const { columns } = state.data
  return (
    <Board
      label={t('view.board')}
      columns={WORKBENCH_STAGES.flatMap(stage =>
        columns
          .filter(({ key }) => key === stage)
          .map(({ count, records }) => ({
            ...{ key: stage, title: t(`order.status.${stage}`), count, rows: records, allHref: listOf(stage) },
          })),
      )}
      keyOf={row => row.id}
      card={row => <Card row={row} onDone={again} />}
      texts={{ none: t('board.none'), more: count => t('board.more', { count }) }}
    />
  )
}

function Card({ row, onDone }: { row: ServiceOrderRow; onDone(): void }) {
  const t = useT('serviceOrder')
  const te = useT('entity')
  const text = useText()
  const format = useFormat()
  const left = useTimeLeft()
  const now = useNow()
  const { dueAt, nextActor } = row
  const ms = dueAt === null ? null : Date.parse(dueAt) - now
  const urgency = ms === null ? undefined : ms < 0 ? 'late' : ms < SOON_MS ? 'close' : 'calm'
  return (
    <BoardCard
      urgency={urgency}
      head={
        <>
          <AppLink to={serviceOrderRoutes.order(row.id)}>{row.no}</AppLink>
          <EntityStatus entity={serviceOrderEntity} status={row.status} />
        </>
      }
      actions={<ActionBar entity={orderActions} row={row} audience="provider" size="row" onDone={onDone} />}
    >
      <span>{row.customerName}</span>
      <span className={styles['quiet']}>{`${text(row.serviceTitle)} · ${text(row.skuName)}`}</span>
      <span className={styles['quiet']}>
        {row.payable === null ? t('order.unpriced') : format.money(row.payable, row.currency)}
      </span>
      {dueAt !== null && (
        <time className={styles['quiet']} data-late={urgency === 'late' || undefined} dateTime={dueAt}>
          {`${left(dueAt, now)} · ${t(urgency === 'late' ? 'next.late' : 'next.due', { when: format.dateTime(dueAt) })}`}
        </time>
      )}
      {nextActor !== null && (
        <span className={styles['quiet']}>
          {te('detail.nextActor', { who: t(nextActor === 'provider' ? 'turn.you' : `turn.${nextActor}`) })}
        </span>
      )}
    </BoardCard>
  )
}
