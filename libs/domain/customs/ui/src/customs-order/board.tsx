import {
  customsOrderPage,
  customsOrderRoutes,
  type CustomsOrderRow,
  type CustomsOrderStatus,
} from '@tradeport/domain/customs/contract'
import { ActionBar, EntityStatus } from '@tradeport/web/entity'
import { useT } from '@tradeport/web/i18n'
import { AppLink } from '@tradeport/web/navigation'
import { LoadFailed, useEndpoint, useFormat, useLive, type LoadFailedProps } from '@tradeport/web/react'
import { PageHeader } from '@tradeport/web/shell'
import { SkeletonText } from '@tradeport/web/ui'
import type { ReactNode } from 'react'
import { useAudience } from './audience'
import styles from './board.module.css'
import { DueLine, useTurn } from './customs-order-cells'
import { customsOrderEntity } from './customs-order.entity'
import { urgencyOf, useNow } from './due'
import { customsOrderActions } from './order-actions'
import { SLA_GROUPS, slaOf } from './sla'
import { ViewSwitch } from './view-switch'

/** Where the broker, the client or customs has something to do. */
const STATES = [
  'submitted',
  'accepted',
  'doc_check',
  'doc_pending',
  'making',
  'declaring',
  'inspection',
  'released',
  'cleared',
] as const satisfies readonly CustomsOrderStatus[]
const COLUMN_SIZE = 50
const SLA_SIZE = 200

/** The orders of a broker by state, the most urgent first; of the platform those that hurt what was promised. */
export default function Board() {
  const t = useT('customsOrder')
  const audience = useAudience()
  useLive(customsOrderEntity.name)
  return (
    <div className={styles['page']}>
      <PageHeader
        title={`${t('title')} · ${t(audience === 'platform' ? 'view.sla' : 'view.board')}`}
        actions={<ViewSwitch view="board" />}
      />
      {audience === 'platform' ? <SlaColumns /> : <StateColumns />}
    </div>
  )
}

function Columns({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className={styles['board']} role="region" aria-label={label} tabIndex={0}>
      {children}
    </div>
  )
}

function StateColumns() {
  const t = useT('customsOrder')
  return (
    <Columns label={t('view.board')}>
      {STATES.map(status => (
        <StateColumn key={status} status={status} />
      ))}
    </Columns>
  )
}

function StateColumn({ status }: { status: CustomsOrderStatus }) {
  const t = useT('customsOrder')
  const state = useEndpoint(
    customsOrderPage,
    { pageNum: 1, pageSize: COLUMN_SIZE, status, sort: 'due' },
    { keepPrevious: true },
  )
  return (
    <Column
      title={t(`status.${status}`)}
      rows={state.data?.records}
      total={state.data?.total}
      error={state.data === undefined ? state.error : null}
      onRetry={() => void state.refetch()}
      onDone={() => void state.refetch()}
    />
  )
}

function SlaColumns() {
  const t = useT('customsOrder')
  const now = useNow()
  const state = useEndpoint(customsOrderPage, { pageNum: 1, pageSize: SLA_SIZE, sort: 'due' }, { keepPrevious: true })
  const rows = state.data?.records
  return (
    <Columns label={t('view.sla')}>
      {SLA_GROUPS.map(group => {
        const own = rows?.filter(row => slaOf(row, now) === group)
        return (
          <Column
            key={group}
            title={t(`sla.${group}`)}
            hint={t(`sla.${group}.hint`)}
            rows={own}
            total={own?.length}
            error={rows === undefined ? state.error : null}
            onRetry={() => void state.refetch()}
            onDone={() => void state.refetch()}
          />
        )
      })}
    </Columns>
  )
}

interface ColumnProps {
  title: string
  hint?: string
  rows: readonly CustomsOrderRow[] | undefined
  total: number | undefined
  error: LoadFailedProps['error'] | null | undefined
  onRetry(): void
  onDone(): void
}

function Column({ title, hint, rows, total, error, onRetry, onDone }: ColumnProps) {
  const t = useT('customsOrder')
  return (
    <section className={styles['column']} aria-label={title}>
      <h2 className={styles['head']}>
        {title}
        <span className={styles['count']}>{total ?? ''}</span>
      </h2>
      {hint !== undefined && <p className={styles['hint']}>{hint}</p>}
      {error && <LoadFailed error={error} onRetry={onRetry} />}
      {!error && rows === undefined && <SkeletonText lines={3} />}
      {rows?.length === 0 && <p className={styles['none']}>{t('board.none')}</p>}
      {rows && rows.length > 0 && (
        <ul className={styles['cards']}>
          {rows.map(row => (
            <Card key={row.id} row={row} onDone={onDone} />
          ))}
        </ul>
      )}
      {total !== undefined && rows !== undefined && total > rows.length && (
        <p className={styles['none']}>{t('board.more', { count: total - rows.length })}</p>
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
  const who = turn(row)
  const facts = [
    ...(row.missingDocuments > 0 ? [t('card.papers', { count: row.missingDocuments })] : []),
    ...(row.openFees > 0 ? [t('card.fees', { count: row.openFees })] : []),
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
