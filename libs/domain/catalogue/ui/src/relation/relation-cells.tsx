import { mallRoutes, type RelationRow } from '@tradeport/domain/catalogue/contract'
import { useT } from '@tradeport/web/i18n'
import { useCountries, useFormat } from '@tradeport/web/react'
import { Link } from '@tradeport/web/ui'
import { useMallUrl } from '../public/saved/use-mall-url'
import styles from './relation.module.css'

/** The store, on its page of the mall. */
export function StoreCell({ row }: { readonly row: RelationRow }) {
  const mallUrl = useMallUrl()
  return <Link href={mallUrl(mallRoutes.store(row.store.slug))}>{row.store.name}</Link>
}

export function BuyerCell({ row: { buyer } }: { readonly row: RelationRow }) {
  const countries = useCountries()
  return (
    <span className={styles.lines}>
      <span>{buyer.name}</span>
      <span className={styles.soft}>
        {buyer.no} · {countries.nameOf(buyer.country)}
      </span>
    </span>
  )
}

/** What was said last: why it has ended, else with what it was begun. */
export function WordsCell({ row }: { readonly row: RelationRow }) {
  const t = useT('relation')
  if (row.status === 'ended' && row.reason)
    return (
      <span className={styles.words}>{t(`relation.endedBy.${row.endedBy ?? 'seller'}`, { reason: row.reason })}</span>
    )
  return <span className={styles.words}>{row.note ?? '–'}</span>
}

export function When({ at }: { readonly at: string }) {
  const format = useFormat()
  return <span>{format.date(at)}</span>
}
