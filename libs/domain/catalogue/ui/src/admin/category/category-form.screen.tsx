import { adminCategoryDetail, catalogueRoutes } from '@tradeport/domain/catalogue/contract'
import { profile } from '@tradeport/domain/identity/contract'
import { useT } from '@tradeport/web/i18n'
import { LoadFailed, useEndpoint, useOpened } from '@tradeport/web/react'
import { EmptyState, LinkButton, SkeletonText } from '@tradeport/web/ui'
import { useParams } from 'react-router-dom'
import { CategoryForm } from './category-form'

/** `/categories/new` and `/categories/:id/edit`. */
export default function CategoryFormScreen() {
  const t = useT('categories')
  const { id } = useParams()
  const who = useEndpoint(profile, {}, { staleMs: 300_000 })
  const state = useOpened(adminCategoryDetail, { id: id ?? '' }, { enabled: id !== undefined, quiet: true })
  const userId = who.data?.user?.id
  const error = who.error ?? state.error
  if (error) return <LoadFailed error={error} onRetry={() => void (who.error ? who.refetch() : state.refetch())} />
  if (!userId || (id !== undefined && !state.data)) return <SkeletonText lines={12} />
  const detail = state.data ?? null
  if (detail && !detail.actions.includes('update'))
    return (
      <EmptyState
        scope="page"
        title={t('category.locked')}
        actions={<LinkButton href={catalogueRoutes.categories}>{t('category.title')}</LinkButton>}
      />
    )
  return <CategoryForm key={id ?? 'new'} detail={detail} userId={userId} />
}
