import { catalogueRoutes } from '@tradeport/domain/catalogue/contract'
import { EntityList } from '@tradeport/web/entity'
import { useT } from '@tradeport/web/i18n'
import { useMay } from '@tradeport/web/react'
import { LinkButton, PlusIcon } from '@tradeport/web/ui'
import { attributeEntity } from './attribute.entity'

/** `/attributes` */
export default function AttributeListScreen() {
  const t = useT('categories')
  const create = useMay('attribute:create') && (
    <LinkButton href={`${catalogueRoutes.attributes}/new`} variant="primary" size="small" icon={<PlusIcon size={16} />}>
      {t('attribute.new')}
    </LinkButton>
  )
  return <EntityList entity={attributeEntity} audience="operator" toolbar={create} emptyAction={create} />
}
