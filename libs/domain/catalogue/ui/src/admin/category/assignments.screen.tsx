import { adminAttributePage, adminCategoryDetail, catalogueRoutes } from '@tradeport/domain/catalogue/contract'
import { profile } from '@tradeport/domain/identity/contract'
import { useT } from '@tradeport/web/i18n'
import { LoadFailed, useEndpoint, useOpened } from '@tradeport/web/react'
import { EmptyState, LinkButton, SkeletonText } from '@tradeport/web/ui'
import { useParams } from 'react-router-dom'
import { AssignmentsForm } from './assignments-form'

/** As many as one page has: a mall asks for dozens of things, not thousands. */
const ALL = { pageNum: 1, pageSize: 200 }

/** `/categories/:id/attributes` */
export default function AssignmentsScreen() {
  const t = useT('categories')
  const { id = '' } = useParams()
  const who = useEndpoint(profile, {}, { staleMs: 300_000 })
  const category = useOpened(adminCategoryDetail, { id }, { enabled: id !== '', quiet: true })
  const attributes = useEndpoint(adminAttributePage, ALL, { quiet: true })
  const userId = who.data?.user?.id
  const failed = [who, category, attributes].find(({ error }) => error)
  if (failed?.error) return <LoadFailed error={failed.error} onRetry={() => void failed.refetch()} />
  if (!userId || !category.data || !attributes.data) return <SkeletonText lines={12} />
  if (!category.data.actions.includes('update'))
    return (
      <EmptyState
        scope="page"
        title={t('category.locked')}
        actions={<LinkButton href={catalogueRoutes.category(id)}>{t('category.title')}</LinkButton>}
      />
    )
  return <AssignmentsForm key={id} category={category.data} attributes={attributes.data.records} userId={userId} />
}
