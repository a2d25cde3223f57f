import { catalogueRoutes } from '@tradeport/domain/catalogue/contract'
import { EntityList } from '@tradeport/web/entity'
import { useT } from '@tradeport/web/i18n'
import { useMay } from '@tradeport/web/react'
import { LinkButton, PlusIcon } from '@tradeport/web/ui'
import { categoryEntity } from './category.entity'

/** `/categories` */
export default function CategoryListScreen() {
  const t = useT('categories')
  const create = useMay('category:create') && (
    <LinkButton href={`${catalogueRoutes.categories}/new`} variant="primary" size="small" icon={<PlusIcon size={16} />}>
      {t('category.new')}
    </LinkButton>
  )
  return <EntityList entity={categoryEntity} audience="operator" toolbar={create} emptyAction={create} />
}
