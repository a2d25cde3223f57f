import { Navigate, useParams } from 'react-router-dom'
import { serviceOrderDetail, serviceOrderRoutes } from '@tradeport/domain/service-order/contract'
import { useT } from '@tradeport/web/i18n'
import { useNavigateTo } from '@tradeport/web/navigation'
import { failureMessage, useOpened, useTitle } from '@tradeport/web/react'
import { PageHeader } from '@tradeport/web/shell'
import { Button, ErrorState, NotFoundState, SkeletonText } from '@tradeport/web/ui'
import { useParty } from '../shared/use-party'
import { GONE, OrderDesk } from './order-desk'

/** A draft that is gone on with; what was sent is on its own page. */
export default function EditOrderScreen() {
  const t = useT('serviceOrder')
  const tc = useT('common')
  const { id = '' } = useParams()
  const navigateTo = useNavigateTo()
  const { data: order, error, refetch } = useOpened(serviceOrderDetail, { id }, { quiet: true })
  const who = useParty()
  useTitle(order?.no)
  const toOrder = () => navigateTo(serviceOrderRoutes.order(id), { replace: true })
  if (error && GONE.test(error.code)) return <NotFoundState scope="page" title={t('place.noDraft')} />
  if (error)
    return (
      <ErrorState
        scope="page"
        title={t('place.failed')}
        actions={<Button onClick={refetch}>{tc('action.retry')}</Button>}
      >
        {failureMessage(error, tc)}
      </ErrorState>
    )
  if (!order || !who.isKnown) return <SkeletonText lines={12} />
  if (!order.actions.includes('update')) return <Navigate to={serviceOrderRoutes.order(id)} replace />
  return (
    <OrderDesk
      serviceId={order.serviceId}
      order={order}
      person={order.contact.name}
      whose={who.whose}
      onSent={toOrder}
      onKept={toOrder}
    >
      {(_service, form) => (
        <>
          <PageHeader
            title={t('place.edit')}
            path={[
              { key: 'list', label: t('order.title'), href: serviceOrderRoutes.list },
              { key: 'order', label: order.no, href: serviceOrderRoutes.order(id) },
              { key: 'here', label: t('place.edit') },
            ]}
          />
          {form}
        </>
      )}
    </OrderDesk>
  )
}
