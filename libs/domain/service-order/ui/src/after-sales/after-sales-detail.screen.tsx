import { Alert } from 'antd'
import { useParams } from 'react-router-dom'
import {
  afterSalesCaseDetail,
  afterSalesRoutes,
  serviceOrderRoutes,
  type AfterSalesDetail,
  type AfterSalesStatus,
} from '@tradeport/domain/service-order/contract'
import { serviceRoutes } from '@tradeport/domain/service-market/contract'
import { ActionBar, EntityDetail, OwnStake, known } from '@tradeport/web/entity'
import { useT } from '@tradeport/web/i18n'
import { timerOf } from '@tradeport/kernel/config'
import { urlOf } from '@tradeport/web/navigation'
import { useEndpoint, useRegion, useTitle } from '@tradeport/web/react'
import { Banner, LinkButton } from '@tradeport/web/ui'
import { useAudience } from '../shared/audience'
import { afterSalesEntity } from './after-sales.entity'
import { caseActions, withUnseen } from './case-actions'
import { describeCaseEvent } from './case-events'
import { DemandSection, OfferSection, OutcomeSection, RefundSection } from './case-facts'
import { TalkSection } from './case-talk'

export default function AfterSalesDetailScreen() {
  const t = useT('afterSales')
  const to = useT('serviceOrder')
  const { id = '' } = useParams()
  const audience = useAudience()
  const state = useEndpoint(afterSalesCaseDetail, { id }, { enabled: id !== '' })
  useTitle(state.data?.no)
  return (
    <EntityDetail
      entity={afterSalesEntity}
      audience={audience}
      state={state}
      backTo={afterSalesRoutes.list}
      next={({ nextActor, dueAt }) =>
        nextActor && { who: to(nextActor === audience ? 'turn.you' : `turn.${nextActor}`), due: dueAt }
      }
      extra={detail => <ActionBar entity={caseActions} row={withUnseen(detail)} audience={audience} />}
      related={detail => [{ label: detail.serviceOrderNo, href: serviceOrderRoutes.order(detail.serviceOrderId) }]}
      timeline={detail => detail.timeline}
      describeEvent={event => describeCaseEvent(t, event.action)}
    >
      {detail => (
        <>
          {detail.ownStake && (
            <div>
              <OwnStake />
            </div>
          )}
          <WhatFollows detail={detail} />
          {audience === 'customer' && <OtherProviders detail={detail} />}
          <OfferSection detail={detail} />
          <DemandSection detail={detail} />
          <TalkSection detail={detail} audience={audience} />
          <OutcomeSection detail={detail} />
          <RefundSection detail={detail} />
        </>
      )}
    </EntityDetail>
  )
}

/** Whoever asked for another provider, and has the money back, is led to others; what the order said is filled in there. */
function OtherProviders({ detail }: { detail: AfterSalesDetail }) {
  const t = useT('afterSales')
  if (detail.type !== 'exchange_provider' || detail.status !== 'completed' || detail.remedy !== 'refund') return null
  const others = serviceRoutes.category(detail.order.categoryCode, {
    like: detail.serviceOrderId,
    except: detail.order.providerId,
  })
  return (
    <Banner
      tone="success"
      title={t('exchange.title')}
      actions={
        <LinkButton variant="primary" href={urlOf('serviceMarket', `/${others.slice(1)}`)}>
          {t('exchange.open')}
        </LinkButton>
      }
    >
      {t('exchange.text')}
    </Banner>
  )
}

/** Statuses in which something happens by itself when nobody does anything. */
const FOLLOWS = [
  'pending_provider',
  'negotiating',
  'agreed',
  'redoing',
  'refunding',
  'rejected',
  'platform_review',
] as const satisfies readonly AfterSalesStatus[]

function WhatFollows({ detail }: { detail: AfterSalesDetail }) {
  const t = useT('afterSales')
  const tp = useT('payments')
  const region = useRegion()
  const status = known(FOLLOWS, detail.status)
  if (status === undefined) return null
  const direct = status === 'refunding' ? known(['owed', 'reported'], detail.directRefund?.status) : undefined
  const isRedone = status === 'redoing' && detail.nextActor === 'customer'
  return (
    <Alert
      type="info"
      showIcon
      title={t(direct ? `follows.refund_${direct}` : isRedone ? 'follows.redone' : `follows.${status}`, {
        hours: timerOf(region, status === 'pending_provider' ? 'caseProviderHours' : 'caseCustomerHours'),
        days: timerOf(region, 'caseDecideDays'),
      })}
      {...(detail.simulatedFunds && !detail.isDirect && status === 'refunding' ? { description: tp('simulated') } : {})}
    />
  )
}
