import { serviceRoutes, type ServiceRow } from '@tradeport/domain/service-market/contract'
import { useT } from '@tradeport/web/i18n'
import { AppLink } from '@tradeport/web/navigation'
import { useFormat, useText } from '@tradeport/web/react'
import { Picture } from '@tradeport/web/ui'
import { CategoryArt } from '../../shared/category-art'
import styles from './service.module.css'
import { useAgreementOptions } from './use-agreement-options'
import { useCategoryTree } from './use-category-options'

/** Picture and name; the name opens the service. */
export function TitleCell({ row }: { row: ServiceRow }) {
  const t = useT('serviceWork')
  const text = useText()
  const category = useCategoryTree().byCode(row.categoryCode)
  return (
    <span className={styles['titleCell']}>
      {row.coverFileId ? (
        <Picture id={row.coverFileId} alt="" width={56} ratio={4 / 3} className={styles['thumb'] ?? ''} />
      ) : (
        <span className={styles['thumb']}>
          <CategoryArt icon={category?.icon ?? null} size={28} />
        </span>
      )}
      <AppLink to={serviceRoutes.service(row.id)} className={styles['titleLink'] ?? ''}>
        {text(row.title) || t('service.untitled')}
      </AppLink>
    </span>
  )
}

export function CategoryCell({ code }: { code: string }) {
  const text = useText()
  return <>{text(useCategoryTree().byCode(code)?.name) || code}</>
}

/** A template that is not in force for the category any more is named by its code. */
export function AgreementCell({ categoryCode, code }: { categoryCode: string; code: string }) {
  const text = useText()
  return <>{text(useAgreementOptions(categoryCode)?.find(option => option.code === code)?.title) || code}</>
}

export function PriceCell({ row }: { row: ServiceRow }) {
  const t = useT('serviceMarket')
  const format = useFormat()
  if (row.priceMode === null) return <>–</>
  if (row.priceMode === 'negotiable' || row.priceFrom === null) return <>{t('price.onRequest')}</>
  const amount =
    row.priceMode === 'percent' ? format.percent(row.priceFrom) : format.unitPrice(row.priceFrom, row.currency)
  return <span className="tp-tabular">{row.priceMode === 'from' ? `${t('price.from')} ${amount}` : amount}</span>
}

export function ListedCell({ listed }: { listed: boolean }) {
  const t = useT('serviceWork')
  return <>{t(listed ? 'service.listed.yes' : 'service.listed.no')}</>
}

export function DayCell({ day }: { day: string | null }) {
  const format = useFormat()
  return <span className="tp-tabular">{day ? format.civilDate(day) : '–'}</span>
}

export function WhenCell({ at }: { at: string | null }) {
  const format = useFormat()
  return <span className="tp-tabular">{at ? format.dateTime(at) : '–'}</span>
}
