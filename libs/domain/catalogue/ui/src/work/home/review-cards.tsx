import { adminProductStatusCount, adminStoreStatusCount } from '@tradeport/domain/catalogue/contract'
import { useT } from '@tradeport/web/i18n'
import { useEndpoint } from '@tradeport/web/react'
import { CountCard } from './count-card'

/** Products that wait for a reviewer, and what is on the market: cards of the operators' start page. */
export default function ReviewCards() {
  const t = useT('catalogue')
  const products = useEndpoint(adminProductStatusCount, {})
  const stores = useEndpoint(adminStoreStatusCount, {})
  const count = (counts: Record<string, number> | undefined, key: string) => counts && (counts[key] ?? 0)
  return (
    <>
      <CountCard label={t('home.review')} count={count(products.data, 'review')} href="/products?status=review" />
      <CountCard label={t('home.products')} count={count(products.data, 'on_sale')} href="/products?status=on_sale" />
      <CountCard label={t('home.stores')} count={count(stores.data, 'open')} href="/stores?status=open" />
    </>
  )
}
