import { Button } from 'antd'
import { profile } from '@tradeport/domain/identity/contract'
import { notificationCounts } from '@tradeport/domain/messaging/contract'
import { serviceStatusCount } from '@tradeport/domain/service-market/contract'
import { useT } from '@tradeport/web/i18n'
import { AppLink, useNavigateTo } from '@tradeport/web/navigation'
import { useEndpoint, useEverybodyMay, useFormat, useLive } from '@tradeport/web/react'
import { EmptyState, ErrorState, PlusIcon } from '@tradeport/web/ui'
import styles from './service-overview.module.css'

const CARDS = ['draft', 'pending_review', 'on_shelf', 'revision_review', 'rejected', 'off_shelf'] as const

/** Who works here, how the services stand, and the way to the first one. */
export default function ServiceOverview() {
  const t = useT('serviceWork')
  const te = useT('entity')
  const navigate = useNavigateTo()
  const who = useEndpoint(profile, {}, { staleMs: 300_000 })
  const counts = useEndpoint(serviceStatusCount, {})
  useLive('service')
  const name = who.data?.user?.displayName
  const newService = useEverybodyMay('service:create') && (
    <Button type="primary" icon={<PlusIcon size={16} />} onClick={() => navigate('/services/new')}>
      {t('service.new')}
    </Button>
  )
  return (
    <>
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
        <Cards counts={counts.data} />
      )}
    </>
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
