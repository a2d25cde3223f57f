import { useT } from '@tradeport/web/i18n'
import { LinkButton, PlusIcon } from '@tradeport/web/ui'

export default function NewProductLink() {
  const t = useT('catalogue')
  return (
    <LinkButton href="/products/new" variant="primary" size="small" icon={<PlusIcon size={16} />}>
      {t('product.create')}
    </LinkButton>
  )
}
