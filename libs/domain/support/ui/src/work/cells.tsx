import type { LeaveMessageRow, MessageSource, MessageType } from '@tradeport/domain/support/contract'
import { localeConfig, type LocaleCode } from '@tradeport/kernel/config'
import { useT } from '@tradeport/web/i18n'
import { AppLink } from '@tradeport/web/navigation'
import { useCountries, useFormat, useRegionNames } from '@tradeport/web/react'
import { StatusTag } from '@tradeport/web/entity'
import styles from './message-work.module.css'

export function MessageCell({ row, href }: { row: LeaveMessageRow; href: string }) {
  const t = useT('support')
  const { nameOf } = useCountries()
  return (
    <span className={styles['message']}>
      <AppLink className={styles['messageLink'] ?? ''} to={href}>
        {row.excerpt}
      </AppLink>
      <span className={styles['soft']}>
        {row.name} · {nameOf(row.country)} · {t(`type.${row.type}`)}
      </span>
    </span>
  )
}

export function TypeCell({ type }: { type: MessageType }) {
  const t = useT('support')
  return <>{t(`type.${type}`)}</>
}

export function SourceCell({ source }: { source: MessageSource }) {
  const t = useT('supportWork')
  return <>{t(`source.${source}`)}</>
}

export function RegionCell({ id }: { id: string }) {
  return <>{useRegionNames()(id)}</>
}

export function LocaleCell({ locale }: { locale: LocaleCode }) {
  return <>{localeConfig(locale).name}</>
}

export function AssignedCell({ name }: { name: string | null }) {
  return <>{name ?? '–'}</>
}

export function WhenCell({ at }: { at: string | null }) {
  const format = useFormat()
  return <span className="tp-tabular">{at ? format.dateTime(at) : '–'}</span>
}

export function DueCell({ row }: { row: Pick<LeaveMessageRow, 'dueAt' | 'overdue'> }) {
  const t = useT('supportWork')
  return (
    <span className={styles['due']}>
      <WhenCell at={row.dueAt} />
      {row.overdue && <StatusTag tone="danger">{t('detail.overdue')}</StatusTag>}
    </span>
  )
}
