import type { ReactNode } from 'react'
import type { ReportGroupRow } from '@tradeport/domain/reporting/contract'
import { PLATFORM_TITLES } from '@tradeport/kernel/config'
import { useT } from '@tradeport/web/i18n'
import { useFormat, useLocale } from '@tradeport/web/react'
import styles from './report.module.css'

/** What a code means: in the words of the catalogue, or of those that the shared layer gives to faults without a code. */
function useMeaning({ code, meaning, message }: ReportGroupRow): string {
  const t = useT('reporting')
  const status = /^HTTP(\d{3})$/.exec(code)?.[1]
  if (message) return message
  if (meaning) return meaning
  if (status) return t('code.http', { status })
  if (code === 'GARBLED') return t('code.garbled')
  if (code === 'TIMEOUT') return t('code.timeout')
  if (code === 'RENDER') return t('code.render')
  return code === 'SCRIPT' ? t('code.script') : ''
}

export function CodeCell({ row }: { row: ReportGroupRow }) {
  const meaning = useMeaning(row)
  return (
    <span className={styles['code']}>
      <strong>{row.code}</strong>
      {meaning && <span className={styles['meaning']}>{meaning}</span>}
    </span>
  )
}

export function KindCell({ kind }: { kind: ReportGroupRow['kind'] }) {
  const t = useT('reporting')
  return <>{t(`kind.${kind}`)}</>
}

export function FrontEndCell({ frontEnd }: { frontEnd: ReportGroupRow['frontEnd'] }) {
  const { locale } = useLocale()
  return <>{PLATFORM_TITLES[frontEnd][locale]}</>
}

export function PlacesCell({ places }: { places: ReportGroupRow['places'] }) {
  const format = useFormat()
  return (
    <ul className={styles['places']}>
      {places.map(({ place, count }) => (
        <li key={place}>
          <span>{place}</span> <span className="tp-tabular">{format.number(count)}</span>
        </li>
      ))}
    </ul>
  )
}

export function CountCell({ count }: { count: number }) {
  return <span className="tp-tabular">{useFormat().number(count)}</span>
}

export function MomentCell({ at }: { at: string }) {
  return <span className="tp-tabular">{useFormat().dateTime(at)}</span>
}

/** The state, and under it who said that it is repaired, and when. */
export function ResolvedCell({ row, children }: { row: ReportGroupRow; children: ReactNode }) {
  const t = useT('reporting')
  const format = useFormat()
  const { resolvedAt, resolvedByName } = row
  return (
    <span className={styles['code']}>
      {children}
      {resolvedAt !== null && (
        <span className={styles['meaning']}>
          {t('resolved.by', { name: resolvedByName ?? '–', date: format.dateTime(resolvedAt) })}
        </span>
      )}
    </span>
  )
}
