import { profile } from '@tradeport/domain/identity/contract'
import { serviceCategoryDetail, serviceRoutes } from '@tradeport/domain/service-market/contract'
import { FormScreen } from '@tradeport/web/entity'
import { useT } from '@tradeport/web/i18n'
import { useEndpoint, useOpened } from '@tradeport/web/react'
import { LinkButton } from '@tradeport/web/ui'
import { useParams } from 'react-router-dom'
import { CategoryForm } from './category-form'

/** `/service-categories/new` and `/service-categories/:id/edit`. */
export default function CategoryFormScreen() {
  const t = useT('serviceWork')
  const { id } = useParams()
  return (
    <FormScreen
      id={id}
      who={useEndpoint(profile, {}, { staleMs: 300_000 })}
      state={useOpened(serviceCategoryDetail, { id: id ?? '' }, { enabled: id !== undefined, quiet: true })}
      back={<LinkButton href={serviceRoutes.categories}>{t('categories.title')}</LinkButton>}
      locked={{ title: t('categories.locked') }}
    >
      {(detail, userId) => <CategoryForm key={id ?? 'new'} detail={detail} userId={userId} />}
    </FormScreen>
  )
}
