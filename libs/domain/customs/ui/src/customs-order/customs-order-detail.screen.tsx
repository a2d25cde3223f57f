import { Alert } from 'antd'
import { useParams } from 'react-router-dom'
import { agreementDetail, agreementRoutes } from '@tradeport/domain/agreement/contract'
import {
  customsOrderDetail,
  customsOrderRoutes,
  customsRoutes,
  declarationFormPage,
  type CustomsOrderDetail,
} from '@tradeport/domain/customs/contract'
import {
  BESIDE_CUSTOMS_ORDER,
  isGone,
  isUnpaidQuote,
  isUnsent,
  missingOfOrder,
  outstanding,
} from '@tradeport/domain/customs/rules'
import { serviceOrderRoutes } from '@tradeport/domain/service-order/contract'
import { tradingRoutes } from '@tradeport/domain/trading/contract'
import { ActionBar, EntityDetail, OwnStake, useNow } from '@tradeport/web/entity'
import { useT } from '@tradeport/web/i18n'
import { AppLink } from '@tradeport/web/navigation'
import { useEndpoint, useLive, useTitle } from '@tradeport/web/react'
import { LinkButton } from '@tradeport/web/ui'
import { AgreementSection } from './agreement-section'
import { useAudience, type CustomsOrderAudience } from './audience'
import { useTurn } from './customs-order-cells'
import { customsOrderEntity } from './customs-order.entity'
import { ClaimSection } from './claim-section'
import { DeclarationSection } from './declaration-section'
import { describeEvent } from './events'
import { GoodsSection, RatingSection, ShipmentSection } from './fact-sections'
import { FeeSection } from './fee-section'
import { customsOrderActions } from './order-actions'
import { DelegationSection, DocumentSection } from './paper-sections'
import { OrderStages } from './order-stages'
import { useOrderChangeName, useOrderFieldName } from './use-order-field-name'

const MOST_FORMS = 20

export default function CustomsOrderDetailScreen() {
  const t = useT('customsOrder')
  const tc = useT('customs')
  const { id = '' } = useParams()
  const audience = useAudience()
  const turn = useTurn()
  // What a client confirms is what this page shows of the declarations.
  useLive('declarationForm')
  const state = useEndpoint(customsOrderDetail, { id }, { enabled: id !== '' })
  // Begun from it by a client that declares itself: none of the broker's.
  const begun = useEndpoint(
    declarationFormPage,
    { sourceId: id, pageSize: MOST_FORMS },
    { enabled: id !== '', quiet: true },
  )
  const nameOf = useOrderChangeName(state.data?.content.ieFlag ?? 'E')
  useTitle(state.data?.no)
  return (
    <EntityDetail
      entity={customsOrderEntity}
      audience={audience}
      state={state}
      backTo={customsOrderRoutes.list}
      ownSteps
      next={order => {
        const who = turn(order)
        return who === undefined ? null : { who, due: order.dueAt }
      }}
      extra={order => (
        <>
          <ActionBar entity={customsOrderActions} row={order} audience={audience} onDone={() => void state.refetch()} />
          {audience === 'client' && order.status !== 'draft' && (
            <LinkButton variant="secondary" href={customsOrderRoutes.createLike(order.id)}>
              {t('action.copy')}
            </LinkButton>
          )}
          {audience !== 'platform' && takesForms(order) && (
            <LinkButton
              variant="secondary"
              href={`${customsRoutes.create()}?customsOrder=${order.id}&no=${encodeURIComponent(order.no)}`}
            >
              {tc('wizard.new')}
            </LinkButton>
          )}
        </>
      )}
      related={order => [
        ...relatedOf(order, audience, tc('related.trade')),
        ...(begun.data?.records ?? [])
          .filter(form => order.declarations.every(({ id: known }) => known !== form.id))
          .map(form => ({ label: `${tc('list.one')} ${form.no}`, href: customsRoutes.form(form.id) })),
      ]}
      timeline={order => order.timeline}
      describeEvent={event => describeEvent(t, event)}
      describeChange={nameOf}
    >
      {order => (
        <>
          {order.ownStake && (
            <div>
              <OwnStake />
            </div>
          )}
          <Notices order={order} audience={audience} />
          <OrderStages order={order} />
          <DeclarationSection order={order} />
          <AgreementSection order={order} audience={audience} />
          <DocumentSection order={order} />
          <FeeSection order={order} />
          <DelegationSection order={order} />
          <ShipmentSection order={order} />
          <GoodsSection order={order} />
          <ClaimSection order={order} />
          <RatingSection order={order} />
        </>
      )}
    </EntityDetail>
  )
}

/** The declarations are the client's to confirm once no check finds an error in them. */
const isBeingWritten = ({ status, nextActor }: CustomsOrderDetail): boolean =>
  status === 'making' && nextActor === 'provider'

/** A declaration that is begun from it now still belongs to it. */
const takesForms = ({ status }: CustomsOrderDetail): boolean =>
  BESIDE_CUSTOMS_ORDER.begin_declaration.in.some(taking => taking === status)

/** Where it came from; a broker has no part in the trade. */
function relatedOf(order: CustomsOrderDetail, audience: CustomsOrderAudience, trade: string) {
  const { serviceOrderId, serviceOrderNo } = order
  const { tradeOrderId } = order.content
  return [
    ...(serviceOrderId !== null
      ? [{ label: serviceOrderNo ?? serviceOrderId, href: serviceOrderRoutes.order(serviceOrderId) }]
      : []),
    ...(tradeOrderId !== null && audience !== 'provider'
      ? [{ label: trade, href: tradingRoutes.order(tradeOrderId) }]
      : []),
  ]
}

const OVER: readonly CustomsOrderDetail['status'][] = ['completed', 'cancelled']

/** What this person has to do, before anything else, and why an order ended. */
function Notices({ order, audience }: { order: CustomsOrderDetail; audience: CustomsOrderAudience }) {
  const t = useT('customsOrder')
  const { status } = order
  const money = (
    <>
      {order.moneyStuck && <Alert type="error" showIcon title={t('notice.stuck')} />}
      {audience === 'client' && order.dueFees > 0 && OVER.includes(status) && (
        <Alert type="warning" showIcon title={t('notice.payLater')} />
      )}
    </>
  )
  if (status === 'rejected' || status === 'cancelled')
    return (
      <>
        {money}
        <Alert type="info" showIcon title={t(`status.${status}`)} description={order.reason} />
      </>
    )
  return (
    <>
      {money}
      {order.serviceOrderNo !== null && status !== 'completed' && (
        <Alert type="info" showIcon title={t('notice.service', { no: order.serviceOrderNo })} />
      )}
      {status === 'draft' && <Missing order={order} />}
      {audience === 'client' && <ClientNotices order={order} />}
      {audience === 'provider' && <BrokerNotices order={order} />}
      {status === 'inspection' && <Alert type="warning" showIcon title={t('notice.inspection')} />}
      {status === 'declaring' && order.declarations.every(form => isGone(form.status)) && (
        <Alert type="warning" showIcon title={t('notice.nothingDeclared')} />
      )}
    </>
  )
}

function BrokerNotices({ order }: { order: CustomsOrderDetail }) {
  const t = useT('customsOrder')
  const { status, declarations, unconfirmedCount } = order
  if (isBeingWritten(order)) return <Alert type="warning" showIcon title={t('notice.complete')} />
  if (order.holdback !== null) return <Alert type="warning" showIcon title={t(`notice.holdback.${order.holdback}`)} />
  if (status === 'accepted' && order.fees.some(isUnpaidQuote))
    return <Alert type="info" showIcon title={t('notice.waitPay')} />
  if (status === 'making') return <Alert type="info" showIcon title={t('notice.waitConfirm')} />
  return (
    <>
      {unconfirmedCount > 0 && <Alert type="warning" showIcon title={t('notice.waitConfirmAgain')} />}
      {declarations.some(form => isUnsent(form.status) && !form.unconfirmed) && (
        <Alert type="info" showIcon title={t('notice.push')} />
      )}
    </>
  )
}

function ClientNotices({ order }: { order: CustomsOrderDetail }) {
  const t = useT('customsOrder')
  const { status, delegation } = order
  const isOpen = status !== 'draft' && order.actions.includes('save_delegation')
  const now = useNow()
  const isLate = status === 'submitted' && order.dueAt !== null && Date.parse(order.dueAt) < now
  return (
    <>
      {order.holdback !== null && <Alert type="warning" showIcon title={t('notice.holdback.client')} />}
      {isLate && <Alert type="warning" showIcon title={t('notice.late')} description={t('notice.lateHint')} />}
      {status === 'doc_pending' && <Alert type="warning" showIcon title={t('notice.papers')} />}
      {status === 'making' && !isBeingWritten(order) && <Alert type="warning" showIcon title={t('notice.confirm')} />}
      {isBeingWritten(order) && <Alert type="info" showIcon title={t('notice.beingWritten')} />}
      {order.unconfirmedCount > 0 && <Alert type="warning" showIcon title={t('notice.confirmAgain')} />}
      {order.openFees > 0 && <Alert type="warning" showIcon title={t('notice.fees')} />}
      {order.dueFees > 0 && !OVER.includes(status) && (
        <Alert type="warning" showIcon title={t(status === 'accepted' ? 'notice.pay' : 'notice.payLater')} />
      )}
      {isOpen && delegation.no === '' && <Alert type="info" showIcon title={t('delegation.empty')} />}
    </>
  )
}

/** What keeps a draft from being sent, its agreement among it. */
function Missing({ order }: { order: CustomsOrderDetail }) {
  const t = useT('customsOrder')
  const fieldName = useOrderFieldName(order.content.ieFlag)
  const fields = missingOfOrder(order.content).map(fieldName)
  const papers = outstanding(order.documents).map(({ docType }) => t(`doc.${docType}`))
  const { data, error } = useEndpoint(agreementDetail, { orderId: order.serviceOrderId ?? order.id }, { quiet: true })
  // Nobody is told that everything is here before that is known.
  if (!data && !error) return null
  const agreement = data?.agreement?.status === 'draft' ? data.agreement : null
  if (fields.length + papers.length === 0 && agreement === null)
    return <Alert type="success" showIcon title={t('notice.ready')} />
  return (
    <Alert
      type="info"
      showIcon
      title={t('notice.missing')}
      description={
        <ul>
          {fields.length > 0 && (
            <li>
              <AppLink to={customsOrderRoutes.edit(order.id)}>{fields.join(', ')}</AppLink>
            </li>
          )}
          {papers.length > 0 && <li>{papers.join(', ')}</li>}
          {agreement !== null && (
            <li>
              <AppLink to={agreementRoutes.agreement(agreement.id)}>
                {t(agreement.actions.includes('accept') ? 'notice.agreement.own' : 'notice.agreement.others')}
              </AppLink>
            </li>
          )}
        </ul>
      }
    />
  )
}
