import { profile } from '@tradeport/domain/identity/contract'
import { serviceCategoryDetail, serviceRoutes } from '@tradeport/domain/service-market/contract'
import { DocumentFailed } from '@tradeport/web/entity'
import { useT } from '@tradeport/web/i18n'
import { useEndpoint, useOpened } from '@tradeport/web/react'
import { EmptyState, LinkButton, SkeletonText } from '@tradeport/web/ui'
import { useParams } from 'react-router-dom'
import { SkuTemplateForm } from './sku-template-form'

/** `/service-categories/:id/prices` */
export default function SkuTemplateScreen() {
  const t = useT('serviceWork')
  const { id = '' } = useParams()
  const who = useEndpoint(profile, {}, { staleMs: 300_000 })
  const category = useOpened(serviceCategoryDetail, { id }, { enabled: id !== '', quiet: true })
  const userId = who.data?.user?.id
  const failed = [who, category].find(({ error }) => error)
  if (failed?.error) {
    const back = <LinkButton href={serviceRoutes.categories}>{t('categories.title')}</LinkButton>
    return <DocumentFailed error={failed.error} back={back} onRetry={() => void failed.refetch()} />
  }
  if (!userId || !category.data) return <SkeletonText lines={12} />
  if (!category.data.actions.includes('update'))
    return (
      <EmptyState
        scope="page"
        title={t('categories.locked')}
        actions={<LinkButton href={serviceRoutes.workCategory(id)}>{t('categories.title')}</LinkButton>}
      />
    )
  return <SkuTemplateForm key={id} category={category.data} userId={userId} />
}
