import type { AuditRow } from '@tradeport/domain/governance/contract'
import { auditFieldOf } from '@tradeport/domain/governance/rules'
import { actWords } from '@tradeport/kernel/acts'
import { useActs } from '@tradeport/web/acts'
import { known } from '@tradeport/web/entity'
import { useT } from '@tradeport/web/i18n'
import { AppLink } from '@tradeport/web/navigation'
import { useFormat, useRegionNames } from '@tradeport/web/react'
import styles from './audit.module.css'

const KINDS = ['operator', 'buyer', 'seller', 'provider', 'visitor', 'system'] as const
/** More are on the row's own page. */
const SHOWN_FIELDS = 4

export function useActorKind(): (kind: string) => string {
  const t = useT('governance')
  return kind => {
    const one = known(KINDS, kind)
    return one ? t(`kind.${one}`) : kind
  }
}

interface CellProps {
  readonly row: AuditRow
}

export function MomentCell({ row }: CellProps) {
  const format = useFormat()
  return (
    <AppLink to={`/audit/${row.id}`} className="tp-tabular">
      {format.dateTime(row.at)}
    </AppLink>
  )
}

export function PersonCell({ row }: CellProps) {
  const kindOf = useActorKind()
  return (
    <span className={styles['pair']}>
      {row.actorName && row.actorKind !== 'system' && <strong>{row.actorName}</strong>}
      <span className={styles['soft']}>{kindOf(row.actorKind)}</span>
    </span>
  )
}

export function RegionCell({ row }: CellProps) {
  return <>{useRegionNames()(row.regionId)}</>
}

export function ActCell({ row }: CellProps) {
  return <>{useActs().act(row.action)}</>
}

export function DocumentCell({ row }: CellProps) {
  const kind = useActs().document(row.entityType)
  return (
    <span className={styles['pair']}>
      <span>{row.entityNo ?? kind}</span>
      {row.entityNo !== null && <span className={styles['soft']}>{kind}</span>}
    </span>
  )
}

/** What a field of a row is called; the name that programs have for it where there is no word. */
export function useFieldName(): (field: string) => string {
  const t = useT('governance')
  return field => {
    const known = auditFieldOf(field)
    return known ? t(`field.${known}`) : field
  }
}

export function ChangedCell({ row }: CellProps) {
  const t = useT('governance')
  const fields = row.changes.map(({ field }) => field).filter(field => field !== '')
  const more = fields.length - SHOWN_FIELDS
  const nameOf = useFieldName()
  // What somebody only looked at has not changed; how it was asked for is on the row's own page.
  if (fields.length === 0 || actWords(row.action).action === 'action.read') return null
  return (
    <span className={styles['pair']}>
      <span>{t('changes.count', { count: fields.length })}</span>
      <span className={`${styles['soft']} ${styles['fields']}`}>
        {fields.slice(0, SHOWN_FIELDS).map(nameOf).join(', ')}
        {more > 0 && ` +${more}`}
      </span>
    </span>
  )
}

/** In words, with the key that support asks for. */
export function WordAndKey({ word, name }: { word: string; name: string }) {
  return (
    <span className={styles['pair']}>
      <span>{word}</span>
      {word !== name && <code className={styles['soft']}>{name}</code>}
    </span>
  )
}
