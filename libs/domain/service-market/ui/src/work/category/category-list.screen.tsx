import { serviceRoutes } from '@tradeport/domain/service-market/contract'
import { EntityList } from '@tradeport/web/entity'
import { useT } from '@tradeport/web/i18n'
import { useMay } from '@tradeport/web/react'
import { LinkButton, PlusIcon } from '@tradeport/web/ui'
import { categoryEntity } from './category.entity'

/** `/service-categories` */
export default function CategoryListScreen() {
  const t = useT('serviceWork')
  const create = useMay('serviceCategory:create') && (
    <LinkButton href={`${serviceRoutes.categories}/new`} variant="primary" size="small" icon={<PlusIcon size={16} />}>
      {t('categories.new')}
    </LinkButton>
  )
  const matrix = (
    <LinkButton href={`${serviceRoutes.categories}/matrix`} variant="secondary" size="small">
      {t('categories.matrix')}
    </LinkButton>
  )
  const tools = (
    <>
      {matrix}
      {create}
    </>
  )
  return <EntityList entity={categoryEntity} audience="operator" toolbar={tools} emptyAction={create} />
}
