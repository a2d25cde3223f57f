import type { OfferingRow } from '@tradeport/domain/membership/contract'
import { useT } from '@tradeport/web/i18n'
import { AppLink } from '@tradeport/web/navigation'
import { useText } from '@tradeport/web/react'
import { useWords } from '../use-words'

interface Cell {
  row: OfferingRow
}

export function NameCell({ row }: Cell) {
  return <AppLink to={`/membership/offerings/${row.id}/edit`}>{useText(row.terms.name) || row.code}</AppLink>
}

export function KindCell({ row }: Cell) {
  const t = useT('membership')
  return <>{t(`kind.${row.kind}`)}</>
}

export function PartyCell({ row }: Cell) {
  const t = useT('membership')
  return <>{t(`party.${row.party}`)}</>
}

export function PriceCell({ row }: Cell) {
  const words = useWords()
  return <span className="tp-tabular">{words.priceAndPeriod(row.terms)}</span>
}
