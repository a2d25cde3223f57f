import { Alert } from 'antd'
import { useParams } from 'react-router-dom'
import {
  afterSalesCaseDetail,
  afterSalesRoutes,
  serviceOrderRoutes,
  type AfterSalesDetail,
  type AfterSalesStatus,
} from '@tradeport/domain/service-order/contract'
import { ActionBar, EntityDetail, known } from '@tradeport/web/entity'
import { useT } from '@tradeport/web/i18n'
import { timerOf } from '@tradeport/kernel/config'
import { useEndpoint, useRegion, useTitle } from '@tradeport/web/react'
import { useAudience } from '../shared/audience'
import { afterSalesEntity } from './after-sales.entity'
import { caseActions } from './case-actions'
import { describeCaseEvent } from './case-events'
import { DemandSection, OfferSection, OutcomeSection } from './case-facts'
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
      extra={detail => <ActionBar entity={caseActions} row={detail} audience={audience} />}
      related={detail => [{ label: detail.serviceOrderNo, href: serviceOrderRoutes.order(detail.serviceOrderId) }]}
      timeline={detail => detail.timeline}
      describeEvent={event => describeCaseEvent(t, event.action)}
    >
      {detail => (
        <>
          <WhatFollows detail={detail} />
          <OfferSection detail={detail} />
          <DemandSection detail={detail} />
          <TalkSection detail={detail} audience={audience} />
          <OutcomeSection detail={detail} />
        </>
      )}
    </EntityDetail>
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
  const to = useT('serviceOrder')
  const region = useRegion()
  const status = known(FOLLOWS, detail.status)
  if (status === undefined) return null
  const isRedone = status === 'redoing' && detail.nextActor === 'customer'
  return (
    <Alert
      type="info"
      showIcon
      title={t(isRedone ? 'follows.redone' : `follows.${status}`, {
        hours: timerOf(region, status === 'pending_provider' ? 'caseProviderHours' : 'caseCustomerHours'),
        days: timerOf(region, 'caseDecideDays'),
      })}
      {...(detail.simulatedFunds && status === 'refunding' ? { description: to('notice.simulated') } : {})}
    />
  )
}
