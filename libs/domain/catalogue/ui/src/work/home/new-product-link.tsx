import { PRODUCT_EDITORS } from '@tradeport/domain/catalogue/rules'
import { useT } from '@tradeport/web/i18n'
import { useHasRole } from '@tradeport/web/react'
import { LinkButton, PlusIcon } from '@tradeport/web/ui'

/** For those who edit products. */
export default function NewProductLink() {
  const t = useT('catalogue')
  if (!useHasRole(PRODUCT_EDITORS, 'product:create')) return null
  return (
    <LinkButton href="/products/new" variant="primary" size="small" icon={<PlusIcon size={16} />}>
      {t('product.create')}
    </LinkButton>
  )
}
