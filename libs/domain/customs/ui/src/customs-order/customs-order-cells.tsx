import { customsOrderRoutes, type CustomsOrderRow } from '@tradeport/domain/customs/contract'
import { OwnStake, StatusTag, useNow } from '@tradeport/web/entity'
import { useT } from '@tradeport/web/i18n'
import { AppLink } from '@tradeport/web/navigation'
import { useFormat } from '@tradeport/web/react'
import { useAudience } from './audience'
import styles from './customs-order.module.css'
import { CLAIM_TONES } from './tones'
import { useDueText, useUrgency } from './due'

interface CellProps {
  row: CustomsOrderRow
}

export function NumberCell({ row }: CellProps) {
  const t = useT('customsOrder')
  return (
    <span className={styles['stack']}>
      <AppLink to={customsOrderRoutes.order(row.id)}>{row.no}</AppLink>
      <span className={styles['quiet']}>{t(`ieFlag.${row.ieFlag}`)}</span>
      {row.ownStake && (
        <span>
          <OwnStake />
        </span>
      )}
    </span>
  )
}

export function GoodsCell({ row }: CellProps) {
  const tc = useT('customs')
  const format = useFormat()
  const facts = [
    row.packNo && tc('list.packs', { count: format.number(row.packNo) }),
    row.grossWt && tc('list.weight', { weight: format.number(row.grossWt, { max: 5 }) }),
  ].filter(Boolean)
  return (
    <span className={styles['stack']}>
      <span className={styles['goods']}>{row.goodsSummary || '–'}</span>
      {facts.length > 0 && <span className={styles['quiet']}>{facts.join(' · ')}</span>}
    </span>
  )
}

export function ValueCell({ row }: CellProps) {
  const format = useFormat()
  return (
    <span className="tp-tabular">{row.valueAmount === '' ? '–' : format.money(row.valueAmount, row.currency)}</span>
  )
}

export function useTurn(): (row: Pick<CustomsOrderRow, 'nextActor'>) => string | undefined {
  const t = useT('customsOrder')
  const audience = useAudience()
  return ({ nextActor }) =>
    nextActor === null ? undefined : t(nextActor === audience ? 'turn.you' : `turn.${nextActor}`)
}

/** Who moves next and by when; what is late stands out. */
export function NextCell({ row }: CellProps) {
  const turn = useTurn()
  return (
    <span className={styles['stack']}>
      <span>{turn(row) ?? '–'}</span>
      <DueLine row={row} />
    </span>
  )
}

export function DueLine({ row }: CellProps) {
  const urgencyOf = useUrgency()
  const now = useNow()
  const dueText = useDueText()
  const format = useFormat()
  if (row.dueAt === null) return null
  return (
    <time
      className={styles['due']}
      data-urgency={urgencyOf(row.dueAt, now)}
      dateTime={row.dueAt}
      title={format.dateTime(row.dueAt)}
    >
      {dueText(row, now)}
    </time>
  )
}

export function When({ at }: { at: string | null }) {
  return <>{useFormat().dateTime(at) || '–'}</>
}

/** Where a complaint about the order stands. */
export function ClaimCell({ row }: { row: CustomsOrderRow }) {
  const t = useT('customsOrder')
  if (row.claimStatus === null) return '–'
  return <StatusTag tone={CLAIM_TONES[row.claimStatus]}>{t(`claimStatus.${row.claimStatus}`)}</StatusTag>
}
