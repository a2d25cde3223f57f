import { Alert } from 'antd'
import { useParams } from 'react-router-dom'
import { customsOrderRoutes, customsRoutes, declarationFormPage } from '@tradeport/domain/customs/contract'
import {
  afterSalesCasePage,
  afterSalesRoutes,
  serviceOrderDetail,
  serviceOrderRoutes,
  type ServiceOrderDetail,
} from '@tradeport/domain/service-order/contract'
import { MAX_PAYMENT_REPORTS, missingPapers, paymentDeniedBy } from '@tradeport/domain/service-order/rules'
import { tradingRoutes } from '@tradeport/domain/trading/contract'
import { ActionBar, EntityDetail, OwnStake, known } from '@tradeport/web/entity'
import { useT } from '@tradeport/web/i18n'
import { AppLink } from '@tradeport/web/navigation'
import { useEndpoint, useFormat, useLive, useText, useTitle } from '@tradeport/web/react'
import { Banner, LinkButton } from '@tradeport/web/ui'
import { useAudience, type OrderAudience } from '../shared/audience'
import { describeEvent, readableEvents } from '../shared/events'
import { useServiceHref } from '../shared/use-service-href'
import { useWorkHref } from '../shared/use-work-href'
import { AgreementSection } from './agreement-section'
import { DirectSection } from './direct-section'
import { AnswerSection, PriceSection, RatingSection } from './fact-sections'
import { orderActions } from './order-actions'
import { usePartNames } from './part-names'
import { DeliverableSection, MaterialSection, QuoteSection } from './part-sections'
import { serviceOrderEntity } from './service-order.entity'
import { OrderStages } from './order-stages'
import { TalkSection } from './talk-section'
import { WorkSection } from './work-section'

const MOST_FORMS = 20

/** What a provider is held for: the order, or the case about it that came to the refund. */
const heldRoute = ({ id, caseId }: NonNullable<ServiceOrderDetail['heldFor']>) =>
  caseId === null ? serviceOrderRoutes.order(id) : afterSalesRoutes.case(caseId)

export default function ServiceOrderDetailScreen() {
  const t = useT('serviceOrder')
  const tc = useT('afterSales')
  const { id = '' } = useParams()
  const audience = useAudience()
  const workHref = useWorkHref()
  const serviceHref = useServiceHref(audience)
  const text = useText()
  const format = useFormat()
  useLive('serviceOrder')
  useLive('afterSalesCase')
  useLive('customsOrder')
  useLive('declarationForm')
  const state = useEndpoint(serviceOrderDetail, { id }, { enabled: id !== '' })
  const cases = useEndpoint(afterSalesCasePage, { serviceOrderId: id, pageSize: 20 }, { enabled: id !== '' })
  // Begun from it without an agency order, which names its own.
  const forms = useEndpoint(
    declarationFormPage,
    { sourceId: id, pageSize: MOST_FORMS },
    { enabled: state.data?.flowCode === 'CUSTOMS', quiet: true },
  )
  useTitle(state.data?.no)
  return (
    <EntityDetail
      entity={serviceOrderEntity}
      audience={audience}
      state={state}
      backTo={serviceOrderRoutes.list}
      ownSteps
      next={({ nextActor, dueAt }) =>
        nextActor && { who: t(nextActor === audience ? 'turn.you' : `turn.${nextActor}`), due: dueAt }
      }
      extra={detail => (
        <>
          <ActionBar entity={orderActions} row={detail} audience={audience} />
          {audience === 'customer' && needsAgencyOrder(detail) && (
            <LinkButton href={workHref(`${customsOrderRoutes.create}?serviceOrder=${detail.id}`)} size="small">
              {t('agency.write')}
            </LinkButton>
          )}
          {audience !== 'platform' && needsAgencyOrder(detail) && (
            <LinkButton
              href={workHref(`${customsRoutes.create()}?serviceOrder=${detail.id}&no=${encodeURIComponent(detail.no)}`)}
              variant="secondary"
              size="small"
            >
              {t('agency.declare')}
            </LinkButton>
          )}
        </>
      )}
      related={detail => [
        { label: t('related.service', { no: text(detail.serviceTitle) }), href: serviceHref(detail.serviceId) },
        ...(detail.tradeOrder === null
          ? []
          : [
              {
                label: t('related.trade', { no: detail.tradeOrder.no }),
                href: workHref(`/${tradingRoutes.order(detail.tradeOrder.id).slice(1)}`),
              },
            ]),
        ...(forms.data?.records ?? []).map(form => ({
          label: t('related.declaration', { no: form.no }),
          href: workHref(`/${customsRoutes.form(form.id).slice(1)}`),
        })),
        ...(cases.data?.records ?? []).map(row => ({
          label: `${row.no} · ${tc(`case.status.${row.status}`)}`,
          href: afterSalesRoutes.case(row.id),
        })),
      ]}
      timeline={detail => readableEvents(detail.timeline, format)}
      describeEvent={event => describeEvent(t, event.action)}
    >
      {detail => (
        <>
          <Notices order={detail} audience={audience} />
          <OrderStages order={detail} />
          <QuoteSection order={detail} />
          <WorkSection order={detail} audience={audience} />
          <AgreementSection order={detail} audience={audience} />
          <MaterialSection order={detail} />
          <DeliverableSection order={detail} />
          <PriceSection order={detail} />
          <DirectSection order={detail} audience={audience} />
          <AnswerSection order={detail} />
          <RatingSection order={detail} />
          <TalkSection order={detail} audience={audience} />
        </>
      )}
    </EntityDetail>
  )
}

/** Customs services are worked on as an agency order, which their customer writes. */
const needsAgencyOrder = ({ flowCode, customsOrderId, status }: ServiceOrderDetail): boolean =>
  flowCode === 'CUSTOMS' && customsOrderId === null && (status === 'pending_accept' || status === 'in_service')

/** Where the provider works, or is about to. */
const NEEDS_PAPERS: readonly ServiceOrderDetail['status'][] = ['pending_accept', 'in_service']

/** What each side can do about a payment past the platform that has not come, as far as is known. */
function deniedNotice(order: ServiceOrderDetail, audience: OrderAudience) {
  const deniedBy = order.status === 'pending_payment' ? paymentDeniedBy(order) : null
  if (deniedBy === null || audience === 'platform') return null
  if (audience === 'provider') return 'notice.denied'
  const isExhausted = order.paymentReports.length >= MAX_PAYMENT_REPORTS
  return deniedBy === 'provider' && isExhausted ? 'notice.deniedBy.exhausted' : (`notice.deniedBy.${deniedBy}` as const)
}

/** Why it ended where nobody ended it. */
const LAPSED = { cancel: 'ended.unpaid', reject: 'ended.unaccepted', refund_all: 'event.refund_all' } as const

/** What has to be known before anything else: who decides, money on its way, a proposal, why it ended. */
function Notices({ order, audience }: { order: ServiceOrderDetail; audience: OrderAudience }) {
  const t = useT('serviceOrder')
  const format = useFormat()
  const names = usePartNames()
  const { cancelProposal } = order
  const missing = missingPapers(order.materials, order.linkedWork)
  const denied = deniedNotice(order, audience)
  const ended = order.timeline.findLast(event => event.fromStatus !== event.toStatus)
  const lapsed = ended?.actorSide === 'system' ? known(['cancel', 'reject', 'refund_all'], ended.action) : undefined
  return (
    <>
      {order.ownStake && (
        <div>
          <OwnStake />
        </div>
      )}
      {order.status === 'pending_payment' && order.money === 'processing' && (
        <Alert type="info" showIcon title={t('notice.paying')} />
      )}
      {denied !== null && <Alert type="warning" showIcon title={t(denied, { date: format.dateTime(order.dueAt) })} />}
      {audience === 'customer' && NEEDS_PAPERS.includes(order.status) && missing.length > 0 && (
        <Alert type="info" showIcon title={t('notice.missing', { papers: missing.map(names.material).join(', ') })} />
      )}
      {cancelProposal && (
        <Alert
          type="warning"
          showIcon
          title={t(cancelProposal.by === audience ? 'notice.proposal.own' : `notice.proposal.${cancelProposal.by}`, {
            refund: format.money(cancelProposal.refund, order.currency),
          })}
          description={cancelProposal.reason}
        />
      )}
      {order.openCaseId !== null && (
        <Banner
          tone="warning"
          title={t('notice.case')}
          actions={<AppLink to={afterSalesRoutes.case(order.openCaseId)}>{t('notice.case.open')}</AppLink>}
        />
      )}
      {order.heldFor !== null && (
        <Banner
          tone="warning"
          title={t('notice.held', { no: order.heldFor.no })}
          actions={<AppLink to={heldRoute(order.heldFor)}>{t('notice.held.open')}</AppLink>}
        />
      )}
      {order.moneyStuck && <Alert type="error" showIcon title={t('notice.stuck')} />}
      {order.status === 'disputed' && <Alert type="error" showIcon title={t('notice.disputed')} />}
      {(order.status === 'rejected' || order.status === 'cancelled') && (
        <Alert
          type="info"
          showIcon
          title={t(`order.status.${order.status}`)}
          description={order.reason ?? (lapsed && t(LAPSED[lapsed]))}
        />
      )}
    </>
  )
}
