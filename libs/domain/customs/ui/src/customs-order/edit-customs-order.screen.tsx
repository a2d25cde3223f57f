import {
  customsOrderContent,
  customsOrderDetail,
  customsOrderRoutes,
  customsOrderUpdate,
  type CustomsOrderDetail,
} from '@tradeport/domain/customs/contract'
import { z } from '@tradeport/kernel/contract-kit'
import { DocumentFailed, useSchemaForm } from '@tradeport/web/entity'
import { useT } from '@tradeport/web/i18n'
import { AppLink, useNavigateTo } from '@tradeport/web/navigation'
import { useAction, useOpened } from '@tradeport/web/react'
import { PageHeader } from '@tradeport/web/shell'
import { EmptyState, SkeletonText } from '@tradeport/web/ui'
import { useParams } from 'react-router-dom'
import wizard from '../wizard/wizard.module.css'
import { BrokerName, OrderForm } from './order-form'

const draftSchema = z.object({ content: customsOrderContent(), providerCompanyId: z.string() })

export default function EditCustomsOrderScreen() {
  const t = useT('customsOrder')
  const { id = '' } = useParams()
  const { data, error, refetch } = useOpened(customsOrderDetail, { id }, { enabled: id !== '', quiet: true })
  if (data?.actions.includes('update')) return <Edit key={id} order={data} />
  if (data)
    return (
      <EmptyState
        scope="page"
        title={t('locked')}
        actions={<AppLink to={customsOrderRoutes.order(id)}>{data.no}</AppLink>}
      />
    )
  if (!error) return <SkeletonText lines={16} />
  const list = <AppLink to={customsOrderRoutes.list}>{t('title')}</AppLink>
  return <DocumentFailed error={error} back={list} onRetry={refetch} />
}

function Edit({ order }: { order: CustomsOrderDetail }) {
  const t = useT('customsOrder')
  const tc = useT('customs')
  const navigate = useNavigateTo()
  const form = useSchemaForm({
    start: () => ({ content: order.content, providerCompanyId: order.providerCompanyId }),
    schema: draftSchema,
    prefix: '',
    place: `customsOrder.${order.id}`,
    version: order.version,
  })
  const update = useAction(customsOrderUpdate)
  const save = async () => {
    if (!form.check()) return
    const result = await update.run({ id: order.id, version: order.version, content: form.value.content })
    if (!result.ok) return form.refuse(result)
    form.settle()
    navigate(customsOrderRoutes.order(order.id), { replace: true })
  }
  return (
    <div className={wizard['page']}>
      <PageHeader
        title={`${tc('step.update')} · ${order.no}`}
        path={[
          { key: 'list', label: t('title'), href: customsOrderRoutes.list },
          { key: 'one', label: order.no, href: customsOrderRoutes.order(order.id) },
        ]}
      />
      <OrderForm
        form={form}
        pending={update.pending}
        onSave={() => void save()}
        broker={<BrokerName name={order.providerName} />}
      />
    </div>
  )
}
