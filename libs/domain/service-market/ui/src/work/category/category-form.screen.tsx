import { profile } from '@tradeport/domain/identity/contract'
import { serviceCategoryDetail, serviceRoutes } from '@tradeport/domain/service-market/contract'
import { useT } from '@tradeport/web/i18n'
import { LoadFailed, useEndpoint, useOpened } from '@tradeport/web/react'
import { EmptyState, LinkButton, SkeletonText } from '@tradeport/web/ui'
import { useParams } from 'react-router-dom'
import { CategoryForm } from './category-form'

/** `/service-categories/new` and `/service-categories/:id/edit`. */
export default function CategoryFormScreen() {
  const t = useT('serviceWork')
  const { id } = useParams()
  const who = useEndpoint(profile, {}, { staleMs: 300_000 })
  const state = useOpened(serviceCategoryDetail, { id: id ?? '' }, { enabled: id !== undefined, quiet: true })
  const userId = who.data?.user?.id
  const error = who.error ?? state.error
  if (error) return <LoadFailed error={error} onRetry={() => void (who.error ? who.refetch() : state.refetch())} />
  if (!userId || (id !== undefined && !state.data)) return <SkeletonText lines={12} />
  const detail = state.data ?? null
  if (detail && !detail.actions.includes('update'))
    return (
      <EmptyState
        scope="page"
        title={t('categories.locked')}
        actions={<LinkButton href={serviceRoutes.categories}>{t('categories.title')}</LinkButton>}
      />
    )
  return <CategoryForm key={id ?? 'new'} detail={detail} userId={userId} />
}
