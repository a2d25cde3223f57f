import { Button } from 'antd'
import { profile } from '@tradeport/domain/identity/contract'
import { notificationCounts } from '@tradeport/domain/messaging/contract'
import {
  servicePage,
  serviceRoutes,
  serviceStatusCount,
  type ServiceRow,
  type ServiceStatus,
} from '@tradeport/domain/service-market/contract'
import { TaskPanel, type Task } from '@tradeport/web/entity'
import { useT } from '@tradeport/web/i18n'
import { AppLink, useNavigateTo } from '@tradeport/web/navigation'
import { useEndpoint, useFormat, useLive, useText } from '@tradeport/web/react'
import { EmptyState, ErrorState, PlusIcon } from '@tradeport/web/ui'
import { editPath } from '../service/service.entity'
import styles from './provider-home.module.css'

const CARDS = ['draft', 'pending_review', 'on_shelf', 'revision_review', 'rejected', 'off_shelf'] as const
/** What waits for the provider, the most urgent first. */
const WAITING = ['rejected', 'approved', 'draft'] as const satisfies readonly ServiceStatus[]
const SHOWN = 5

/** The start page of a provider: what waits, and how the services stand. */
export default function ProviderHomeScreen() {
  const t = useT('serviceWork')
  const te = useT('entity')
  const navigate = useNavigateTo()
  const who = useEndpoint(profile, {}, { staleMs: 300_000 })
  const counts = useEndpoint(serviceStatusCount, {})
  useLive('service')
  const name = who.data?.user?.displayName
  const newService = (
    <Button type="primary" icon={<PlusIcon size={16} />} onClick={() => navigate('/services/new')}>
      {t('service.new')}
    </Button>
  )
  return (
    <section className={styles['page']}>
      <header className={styles['head']}>
        <h1 className={styles['title']}>{name ? t('home.hello', { name }) : t('home.title')}</h1>
        {newService}
      </header>
      {counts.error && !counts.data ? (
        <ErrorState title={t('home.failed')} actions={<Button onClick={counts.refetch}>{te('action.retry')}</Button>} />
      ) : counts.data?.['all'] === 0 ? (
        <EmptyState title={t('home.first.title')} actions={newService}>
          {t('home.first.text')}
        </EmptyState>
      ) : (
        <>
          <Cards counts={counts.data} />
          <div className={styles['panels']}>
            <Waiting />
            <OnMarket />
          </div>
        </>
      )}
    </section>
  )
}

function Cards({ counts }: { counts: Record<string, number> | undefined }) {
  const t = useT('serviceWork')
  const format = useFormat()
  const messages = useEndpoint(notificationCounts, {}, { quiet: true })
  return (
    <ul className={styles['cards']} aria-label={t('home.status')} aria-busy={counts === undefined}>
      {CARDS.map(status => (
        <Card
          key={status}
          href={`/services?status=${status}`}
          label={t(`status.${status}`)}
          value={counts && format.number(counts[status] ?? 0)}
          tone={status === 'rejected' && (counts?.[status] ?? 0) > 0 ? 'urgent' : 'plain'}
        />
      ))}
      <Card
        href="/messages?unread=1"
        label={t('home.messages')}
        value={messages.data && format.number(messages.data.all)}
        tone="plain"
      />
    </ul>
  )
}

interface CardProps {
  href: string
  label: string
  value: string | undefined
  tone: 'plain' | 'urgent'
}

function Card({ href, label, value, tone }: CardProps) {
  return (
    <li className={styles['card']} data-tone={tone}>
      <AppLink to={href} className={styles['cardLink'] ?? ''}>
        <span className={styles['cardLabel']}>{label}</span>
        <span className={styles['cardValue']}>{value ?? '…'}</span>
      </AppLink>
    </li>
  )
}

/** Rows of several statuses one after the other; the number is of all of them. */
function useRows(statuses: readonly [ServiceStatus, ServiceStatus, ServiceStatus]) {
  const first = useEndpoint(servicePage, { status: statuses[0], pageSize: SHOWN }, { quiet: true })
  const second = useEndpoint(servicePage, { status: statuses[1], pageSize: SHOWN }, { quiet: true })
  const third = useEndpoint(servicePage, { status: statuses[2], pageSize: SHOWN }, { quiet: true })
  const pages = [first, second, third]
  const isReady = pages.every(page => page.data)
  return {
    rows: isReady ? pages.flatMap(page => page.data?.records ?? []).slice(0, SHOWN) : undefined,
    total: pages.reduce((sum, page) => sum + (page.data?.total ?? 0), 0),
    failed: pages.some(page => page.error && !page.data),
  }
}

function Waiting() {
  const t = useT('serviceWork')
  const text = useText()
  const { rows, total, failed } = useRows(WAITING)
  const taskOf = (row: ServiceRow): Task => {
    const status = WAITING.find(known => known === row.status) ?? 'draft'
    return {
      key: row.id,
      href: status === 'approved' ? serviceRoutes.service(row.id) : editPath(row.id),
      title: text(row.title) || t('service.untitled'),
      note: row.rejectReason ?? t(`home.todo.${status}`),
      ...(status === 'rejected' ? { due: t('status.rejected'), urgent: true } : {}),
    }
  }
  return (
    <TaskPanel
      title={t('home.todo')}
      tasks={rows?.map(taskOf)}
      total={total}
      allHref="/services"
      allLabel={t('home.todo.all')}
      done={t('home.todo.none')}
      failed={failed}
    />
  )
}

function OnMarket() {
  const t = useT('serviceWork')
  const text = useText()
  const format = useFormat()
  const page = useEndpoint(servicePage, { status: 'on_shelf', pageSize: SHOWN }, { quiet: true })
  return (
    <TaskPanel
      title={t('home.market')}
      tasks={page.data?.records.map(row => ({
        key: row.id,
        href: serviceRoutes.service(row.id),
        title: text(row.title),
        note: format.date(row.publishedAt),
      }))}
      total={page.data?.total ?? 0}
      allHref="/services?status=on_shelf"
      allLabel={t('home.todo.all')}
      done={t('home.market.none')}
      failed={page.error !== undefined && !page.data}
    />
  )
}
