import { agreementInForce } from '@tradeport/domain/agreement/contract'
import { marketDetail, serviceOrderTemplate, type MarketServiceDetail } from '@tradeport/domain/service-market/contract'
import { useT } from '@tradeport/web/i18n'
import { failureMessage, useEndpoint } from '@tradeport/web/react'
import { Banner, Button, ErrorState, NotFoundState, SkeletonText } from '@tradeport/web/ui'
import type { ReactNode } from 'react'
import { OrderForm, type OrderFormProps } from './order-form'

/** Nobody has it, or not for this person; an address that is none. */
export const GONE = /(?:404|400)$/

export interface OrderDeskProps extends Pick<
  OrderFormProps,
  'person' | 'whose' | 'order' | 'like' | 'tradeOrderId' | 'onWritten' | 'onSent' | 'onKept'
> {
  serviceId: string
  /** Who may not order here yet is shown this instead of the form. */
  instead?: ReactNode
  /** Around the form, once the service is known. */
  children(service: MarketServiceDetail, form: ReactNode): ReactNode
}

/** The form of an order, with what the service, its category and the agreement say about it. */
export function OrderDesk({ serviceId, instead, children, ...rest }: OrderDeskProps) {
  const t = useT('serviceOrder')
  const tc = useT('common')
  const mayOrder = instead === undefined
  const service = useEndpoint(marketDetail, { id: serviceId }, { quiet: true })
  const template = useEndpoint(serviceOrderTemplate, { serviceId }, { quiet: true })
  const agreement = useEndpoint(
    agreementInForce,
    { categoryCode: service.data?.categoryCode ?? '', serviceId },
    { enabled: mayOrder && service.data !== undefined, quiet: true },
  )
  const error = service.error ?? template.error ?? agreement.error
  if (error && GONE.test(error.code)) return <NotFoundState scope="page" title={t('place.gone')} />
  if (error) {
    const again = () => [service, template, agreement].forEach(({ refetch }) => refetch())
    return (
      <ErrorState
        scope="page"
        title={t('place.failed')}
        actions={<Button onClick={again}>{tc('action.retry')}</Button>}
      >
        {failureMessage(error, tc)}
      </ErrorState>
    )
  }
  if (!service.data || !template.data) return <SkeletonText lines={12} />
  if (!mayOrder) return children(service.data, instead)
  if (!agreement.data) return <SkeletonText lines={12} />
  return children(
    service.data,
    <>
      {!service.data.record.takesOrders && (
        <Banner tone="warning" title={t('place.closed')}>
          {t('place.closed.text')}
        </Banner>
      )}
      {rest.like !== undefined && rest.order === undefined && (
        <Banner tone="info" title={t('place.like', { no: rest.like.no })}>
          {t('place.like.text')}
        </Banner>
      )}
      <OrderForm
        {...rest}
        service={service.data}
        agreement={agreement.data.offer}
        onAgreementChanged={agreement.refetch}
        template={template.data}
      />
    </>,
  )
}
