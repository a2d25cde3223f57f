import type { ReactNode } from 'react'
import type { ItemRow } from '@tradeport/domain/reference/contract'
import { useT } from '@tradeport/web/i18n'
import { useFormat } from '@tradeport/web/react'
import { Tag, Tooltip } from '@tradeport/web/ui'
import styles from '../reference.module.css'
import { useWords } from '../use-words'

interface Cell {
  row: Pick<
    ItemRow,
    'list' | 'value' | 'label' | 'color' | 'overridden' | 'ofRegion' | 'validFrom' | 'validTo' | 'extra'
  >
}

export function NameCell({ row }: Cell) {
  const t = useT('reference')
  const { text, borrowed } = useWords().item(row.list, row.value, row.label)
  return (
    <span className={styles['name']}>
      {row.color && <span className={styles['dot']} style={{ background: row.color }} aria-hidden />}
      <span>{text}</span>
      {borrowed && (
        <Tooltip content={t('name.borrowed')}>
          <span tabIndex={0}>
            <Tag>{borrowed}</Tag>
          </span>
        </Tooltip>
      )}
      {row.ofRegion && <Tag>{t('name.ofRegion')}</Tag>}
      {row.overridden && <Tag tone="info">{t('name.overridden')}</Tag>}
    </span>
  )
}

/** How it is here, and elsewhere where that differs. */
export function StatusCell({ row, children }: { row: Pick<ItemRow, 'status' | 'statusForAll'>; children: ReactNode }) {
  const t = useT('reference')
  return (
    <span className={styles['name']}>
      {children}
      {row.status !== row.statusForAll && <span className="tp-soft">{t(`item.elsewhere.${row.statusForAll}`)}</span>}
    </span>
  )
}

export function PeriodCell({ row }: Cell) {
  const t = useT('reference')
  const format = useFormat()
  const [from, to] = [row.validFrom, row.validTo].map(day => (day ? format.civilDate(day) : ''))
  if (from && to) return <>{t('period.both', { from, to })}</>
  if (from) return <>{t('period.from', { from })}</>
  return <>{to ? t('period.to', { to }) : t('period.always')}</>
}

export function ExtraCell({ row }: Cell) {
  const words = useWords()
  return (
    <>
      {Object.entries(row.extra)
        .map(([field, value]) => `${words.field(field)}: ${value}`)
        .join(' · ')}
    </>
  )
}
