import { profile } from '@tradeport/domain/identity/contract'
import { serviceCategoryDetail, serviceOrderTemplate, serviceRoutes } from '@tradeport/domain/service-market/contract'
import { useT } from '@tradeport/web/i18n'
import { LoadFailed, useEndpoint, useOpened } from '@tradeport/web/react'
import { EmptyState, LinkButton, SkeletonText } from '@tradeport/web/ui'
import { useParams } from 'react-router-dom'
import { OrderTemplateForm } from './order-template-form'

/** `/service-categories/:id/order-form` */
export default function OrderTemplateScreen() {
  const t = useT('serviceWork')
  const { id = '' } = useParams()
  const who = useEndpoint(profile, {}, { staleMs: 300_000 })
  const category = useOpened(serviceCategoryDetail, { id }, { enabled: id !== '', quiet: true })
  const categoryCode = category.data?.code ?? ''
  const template = useOpened(serviceOrderTemplate, { categoryCode }, { enabled: categoryCode !== '', quiet: true })
  const userId = who.data?.user?.id
  const failed = [who, category, template].find(({ error }) => error)
  if (failed?.error) return <LoadFailed error={failed.error} onRetry={() => void failed.refetch()} />
  if (!userId || !category.data || !template.data) return <SkeletonText lines={12} />
  if (!category.data.actions.includes('update'))
    return (
      <EmptyState
        scope="page"
        title={t('categories.locked')}
        actions={<LinkButton href={serviceRoutes.workCategory(id)}>{t('categories.title')}</LinkButton>}
      />
    )
  return <OrderTemplateForm key={id} category={category.data} template={template.data} userId={userId} />
}
