import type { MembershipOrderRow } from '@tradeport/domain/membership/contract'
import { useT } from '@tradeport/web/i18n'
import { AppLink } from '@tradeport/web/navigation'
import { useFormat, useText } from '@tradeport/web/react'

export function NoCell({ row }: { row: MembershipOrderRow }) {
  return <AppLink to={`/membership/orders/${row.id}`}>{row.no}</AppLink>
}

export function ItemCell({ row }: { row: MembershipOrderRow }) {
  const t = useT('membership')
  const text = useText()
  const times = row.quantity > 1 ? ` × ${row.quantity}` : ''
  const { purpose } = row
  const marks = [
    ...(purpose === 'renew' || purpose === 'upgrade' ? [t(`order.mark.${purpose}`)] : []),
    ...(row.automatic ? [t('order.automatic.mark')] : []),
  ]
  return <>{[`${t(`kind.${row.kind}`)} ${text(row.name)}${times}`, ...marks].join(' · ')}</>
}

export function AmountCell({ row }: { row: MembershipOrderRow }) {
  return <span className="tp-tabular">{useFormat().money(row.amount, row.currency)}</span>
}

export function WhenCell({ at }: { at: string | null }) {
  const format = useFormat()
  return <span className="tp-tabular">{at ? format.dateTime(at) : '–'}</span>
}
