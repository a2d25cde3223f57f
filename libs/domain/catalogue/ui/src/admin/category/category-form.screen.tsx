import { adminCategoryDetail, catalogueRoutes } from '@tradeport/domain/catalogue/contract'
import { profile } from '@tradeport/domain/identity/contract'
import { FormScreen } from '@tradeport/web/entity'
import { useT } from '@tradeport/web/i18n'
import { useEndpoint, useOpened } from '@tradeport/web/react'
import { LinkButton } from '@tradeport/web/ui'
import { useParams } from 'react-router-dom'
import { CategoryForm } from './category-form'

/** `/categories/new` and `/categories/:id/edit`. */
export default function CategoryFormScreen() {
  const t = useT('categories')
  const { id } = useParams()
  return (
    <FormScreen
      id={id}
      who={useEndpoint(profile, {}, { staleMs: 300_000 })}
      state={useOpened(adminCategoryDetail, { id: id ?? '' }, { enabled: id !== undefined, quiet: true })}
      back={<LinkButton href={catalogueRoutes.categories}>{t('category.title')}</LinkButton>}
      locked={{ title: t('category.locked') }}
    >
      {(detail, userId) => <CategoryForm key={id ?? 'new'} detail={detail} userId={userId} />}
    </FormScreen>
  )
}
