import { adminAttributeDetail, catalogueRoutes } from '@tradeport/domain/catalogue/contract'
import { profile } from '@tradeport/domain/identity/contract'
import { useT } from '@tradeport/web/i18n'
import { LoadFailed, useEndpoint, useOpened } from '@tradeport/web/react'
import { EmptyState, LinkButton, SkeletonText } from '@tradeport/web/ui'
import { useParams } from 'react-router-dom'
import { AttributeForm } from './attribute-form'

/** `/attributes/new` and `/attributes/:id/edit`. */
export default function AttributeFormScreen() {
  const t = useT('categories')
  const { id } = useParams()
  const who = useEndpoint(profile, {}, { staleMs: 300_000 })
  const state = useOpened(adminAttributeDetail, { id: id ?? '' }, { enabled: id !== undefined, quiet: true })
  const userId = who.data?.user?.id
  const error = who.error ?? state.error
  if (error) return <LoadFailed error={error} onRetry={() => void (who.error ? who.refetch() : state.refetch())} />
  if (!userId || (id !== undefined && !state.data)) return <SkeletonText lines={12} />
  const detail = state.data ?? null
  if (detail && !detail.actions.includes('update'))
    return (
      <EmptyState
        scope="page"
        title={t('attribute.locked')}
        actions={<LinkButton href={catalogueRoutes.attributes}>{t('attribute.title')}</LinkButton>}
      />
    )
  return <AttributeForm key={id ?? 'new'} detail={detail} userId={userId} />
}
