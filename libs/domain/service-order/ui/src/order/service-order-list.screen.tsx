import { lazy, Suspense } from 'react'
import { useSearchParams } from 'react-router-dom'
import { EntityList } from '@tradeport/web/entity'
import { useT } from '@tradeport/web/i18n'
import { urlOf } from '@tradeport/web/navigation'
import { LinkButton, SkeletonText } from '@tradeport/web/ui'
import { useAudience } from '../shared/audience'
import { serviceOrderEntity } from './service-order.entity'
import { OrderViews } from './view-switch'

const Board = lazy(() => import('./service-order-board'))

export default function ServiceOrderListScreen() {
  const audience = useAudience()
  const [params] = useSearchParams()
  const isCustomer = audience === 'customer'
  if (audience === 'provider' && params.get('view') === 'board')
    return (
      <Suspense fallback={<SkeletonText lines={12} />}>
        <Board />
      </Suspense>
    )
  return (
    <EntityList
      entity={serviceOrderEntity}
      audience={audience}
      toolbar={isCustomer ? <MarketLink /> : <OrderViews view="list" />}
      emptyAction={isCustomer && <MarketLink />}
    />
  )
}

function MarketLink() {
  const t = useT('serviceOrder')
  return (
    <LinkButton href={urlOf('serviceMarket', '/services')} variant="primary" size="small">
      {t('order.market')}
    </LinkButton>
  )
}
