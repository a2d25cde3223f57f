import type { ProductRow } from '@tradeport/domain/catalogue/contract'
import { catalogueRoutes } from '@tradeport/domain/catalogue/contract'
import { NamedCompany, StatusTag, type Tone } from '@tradeport/web/entity'
import { useT } from '@tradeport/web/i18n'
import { AppLink } from '@tradeport/web/navigation'
import { pickText } from '@tradeport/kernel/values'
import { useFormat, useRegion, useText } from '@tradeport/web/react'
import { Picture } from '@tradeport/web/ui'
import { isLocaleCode } from '@tradeport/kernel/config'
import { useProductWords } from '../shared/product-words'
import styles from './product.module.css'

/** The title in the reader's language, else in the seller's. */
export function useProductTitle() {
  const text = useText()
  const region = useRegion()
  const t = useT('catalogue')
  return (row: Pick<ProductRow, 'title' | 'sourceLocale'>) => {
    const source = isLocaleCode(row.sourceLocale) ? row.sourceLocale : region.locale
    return text(row.title) || pickText(row.title, source, source) || t('product.untitled')
  }
}

export function GoodsCell({ row }: { row: ProductRow }) {
  const titleOf = useProductTitle()
  return (
    <span className={styles['goods']}>
      <span className={styles['thumb']}>
        <Picture id={row.coverFileId} alt="" width={48} />
      </span>
      <span className={styles['words']}>
        <AppLink to={catalogueRoutes.product(row.id)} className={styles['name'] ?? ''}>
          {titleOf(row)}
        </AppLink>
        <span className={styles['quiet']}>{[row.no, row.modelNo].filter(Boolean).join(' · ')}</span>
      </span>
    </span>
  )
}

export function CategoryCell({ row }: { row: ProductRow }) {
  return <>{useText(row.categoryName)}</>
}

export function StoreCell({ row }: { row: ProductRow }) {
  return <NamedCompany name={useText(row.store.name)} ownStake={row.ownStake} />
}

export function PriceCell({ row }: { row: ProductRow }) {
  const t = useT('catalogue')
  const words = useProductWords()
  return <span className={styles['figure']}>{row.price ? words.span(row.price) : t('product.noPrice')}</span>
}

export function MoqCell({ row }: { row: ProductRow }) {
  return <span className={styles['figure']}>{useProductWords().quantity(row.moq, row.saleUnit) || '–'}</span>
}

export function StockCell({ row }: { row: ProductRow }) {
  return <span className={styles['figure']}>{useProductWords().quantity(row.stockQty, row.saleUnit) || '–'}</span>
}

/** The day, with the time below it. */
export function When({ at }: { at: string | null }) {
  const format = useFormat()
  if (at === null) return <>–</>
  return (
    <span className={styles['stacked']}>
      <span className={styles['figure']}>{format.date(at)}</span>
      <span className={styles['quiet']}>{format.time(at)}</span>
    </span>
  )
}

const CHANGE_TONES: Readonly<Record<NonNullable<ProductRow['changeStatus']>, Tone>> = {
  draft: 'neutral',
  pending_review: 'info',
  rejected: 'danger',
}

/** That a product on sale carries a change with it, and how far it is. */
/** What the status alone does not say: how far an open change is, and that the membership covers fewer products. */
export function ChangeTag({ row }: { row: Pick<ProductRow, 'changeStatus' | 'hiddenAt'> }) {
  const t = useT('catalogue')
  const { changeStatus } = row
  return (
    <>
      {row.hiddenAt !== null && <StatusTag tone="warning">{t('product.hidden')}</StatusTag>}
      {changeStatus !== null && (
        <StatusTag tone={CHANGE_TONES[changeStatus]}>{t(`product.change.${changeStatus}`)}</StatusTag>
      )}
    </>
  )
}

export function ScoreCell({ row }: { row: ProductRow }) {
  const t = useT('catalogue')
  const percent = useFormat().percent(String(row.completeness))
  return (
    <span className={styles['score']} title={t('product.score', { percent })}>
      <span className={styles['scoreBar']} aria-hidden>
        <span style={{ width: `${row.completeness}%` }} />
      </span>
      {percent}
    </span>
  )
}
