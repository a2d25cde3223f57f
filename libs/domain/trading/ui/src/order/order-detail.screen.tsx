import { Alert } from 'antd'
import { useParams } from 'react-router-dom'
import {
  customsOrderPage,
  customsOrderRoutes,
  customsRoutes,
  declarationFormPage,
} from '@tradeport/domain/customs/contract'
import { sourcingRoutes } from '@tradeport/domain/sourcing/contract'
import { orderDetail, type OrderDetail, type OrderStatus } from '@tradeport/domain/trading/contract'
import { serviceOrderPage, serviceOrderRoutes } from '@tradeport/domain/service-order/contract'
import { ActionBar, EntityDetail, OwnStake } from '@tradeport/web/entity'
import { useT } from '@tradeport/web/i18n'
import { useEndpoint, useFormat, useLive, useTitle } from '@tradeport/web/react'
import { LinkButton, PrintIcon } from '@tradeport/web/ui'
import { MilestoneSection } from '../milestone/milestone-section'
import { PayeeSection } from '../milestone/payee-section'
import { ProductionSection, ShipmentSection } from '../progress/progress-sections'
import { useAudience, type TradingAudience } from '../shared/audience'
import { cancelReasonText, describeOrderEvent } from '../shared/events'
import { nextStep } from '../shared/next-step'
import { contractPath } from '../shared/paths'
import { useNegotiates } from '../shared/use-negotiates'
import { useNextActor } from '../shared/use-next-actor'
import { TermsSection } from '../terms/terms-section'
import { orderActions } from './order-actions'
import { ItemsSection } from './items-section'
import { OrderStages } from './order-stages'
import { orderEntity } from './order.entity'
import { ServiceAdvice } from './service-advice'

export default function OrderDetailScreen() {
  const t = useT('trading')
  const { id = '' } = useParams()
  const audience = useAudience()
  useLive('order')
  const state = useEndpoint(orderDetail, { id }, { enabled: id !== '' })
  useTitle(state.data?.no)
  const negotiates = useNegotiates()
  const nextActor = useNextActor()
  const forShipment = useServiceDocuments(id)
  return (
    <EntityDetail
      entity={orderEntity}
      audience={audience}
      state={state}
      backTo="/orders"
      next={detail => {
        const step = nextStep(detail)
        return step && { who: nextActor.who(step, detail), due: step.due }
      }}
      extra={detail => (
        <>
          <ActionBar entity={orderActions} row={detail} audience={audience} />
          <LinkButton href={contractPath(detail.id)} variant="secondary" size="small" icon={<PrintIcon size={16} />}>
            {t('contract.paper')}
          </LinkButton>
          {audience === 'seller' && TO_CUSTOMS.includes(detail.status) && <CustomsLinks order={detail} />}
        </>
      )}
      timeline={detail => detail.timeline}
      describeEvent={event => describeOrderEvent(t, event.action)}
      related={detail => [
        ...(negotiates ? detail.related : []).map(document => ({
          label: t(`related.${document.type}`, { no: document.no }),
          href: sourcingRoutes[document.type](document.id),
        })),
        ...forShipment,
      ]}
    >
      {detail => <Sections detail={detail} audience={audience} />}
    </EntityDetail>
  )
}

const MOST_LINKS = 20

/** What was done at customs with the goods of an order, and which services were ordered for them; a buyer has no part in it. */
function useServiceDocuments(tradeOrderId: string): { label: string; href: string }[] {
  const t = useT('trading')
  const isShown = useAudience() !== 'buyer' && tradeOrderId !== ''
  useLive('customsOrder')
  useLive('declarationForm')
  useLive('serviceOrder')
  const asked = { pageNum: 1, pageSize: MOST_LINKS, tradeOrderId }
  const orders = useEndpoint(customsOrderPage, asked, { enabled: isShown, quiet: true })
  const forms = useEndpoint(declarationFormPage, asked, { enabled: isShown, quiet: true })
  const services = useEndpoint(serviceOrderPage, asked, { enabled: isShown, quiet: true })
  return [
    ...(orders.data?.records ?? []).map(({ id, no }) => ({
      label: t('related.customsOrder', { no }),
      href: customsOrderRoutes.order(id),
    })),
    ...(forms.data?.records ?? []).map(({ id, no }) => ({
      label: t('related.declaration', { no }),
      href: customsRoutes.form(id),
    })),
    ...(services.data?.records ?? []).map(({ id, no }) => ({
      label: t('related.serviceOrder', { no }),
      href: serviceOrderRoutes.order(id),
    })),
  ]
}

/** Goods that are made, on their way or there are declared. */
const TO_CUSTOMS: readonly OrderStatus[] = ['in_production', 'ready', 'ready_to_ship', 'shipped', 'delivered']

/** What a seller does at customs with the goods of an order: declares them itself, or has it done. */
function CustomsLinks({ order: { id, no } }: { order: OrderDetail }) {
  const t = useT('trading')
  return (
    <>
      <LinkButton
        href={`${customsRoutes.create()}?order=${id}&no=${encodeURIComponent(no)}`}
        variant="secondary"
        size="small"
      >
        {t('order.declare')}
      </LinkButton>
      <LinkButton href={`${customsOrderRoutes.create}?order=${id}`} variant="secondary" size="small">
        {t('order.agency')}
      </LinkButton>
    </>
  )
}

function Sections({ detail, audience }: { detail: OrderDetail; audience: TradingAudience }) {
  return (
    <>
      {detail.ownStake && (
        <div>
          <OwnStake />
        </div>
      )}
      <Notices detail={detail} audience={audience} />
      <OrderStages order={detail} audience={audience} />
      <TermsSection order={detail} audience={audience} />
      <PayeeSection order={detail} audience={audience} />
      <MilestoneSection order={detail} audience={audience} />
      <ItemsSection order={detail} />
      <ProductionSection order={detail} />
      <ShipmentSection order={detail} />
      {audience === 'seller' && detail.status !== 'cancelled' && <ServiceAdvice orderId={detail.id} />}
    </>
  )
}

function Notices({ detail, audience }: { detail: OrderDetail; audience: TradingAudience }) {
  const t = useT('trading')
  const format = useFormat()
  const { cancelRequest } = detail
  return (
    <>
      {detail.frozen && (
        <Alert
          type="error"
          showIcon
          title={t('order.frozen.title')}
          description={detail.frozenReason ?? t('order.frozen.hint')}
        />
      )}
      {detail.suspendedSides.map(side => (
        <Alert
          key={side}
          type="error"
          showIcon
          title={t('order.paymentsHeld.title')}
          description={t(`order.paymentsHeld.${side}`)}
        />
      ))}
      {cancelRequest && (
        <Alert
          type="warning"
          showIcon
          title={t(cancelRequest.bySide === audience ? 'cancelRequest.own' : `cancelRequest.${cancelRequest.bySide}`)}
          description={`${cancelRequest.reason} (${[cancelRequest.byName, format.dateTime(cancelRequest.at)].filter(Boolean).join(', ')})`}
        />
      )}
      {detail.status === 'cancelled' && (
        <Alert
          type="info"
          showIcon
          title={t('order.cancelled')}
          description={detail.cancelReason && cancelReasonText(t, detail.cancelReason)}
        />
      )}
    </>
  )
}
