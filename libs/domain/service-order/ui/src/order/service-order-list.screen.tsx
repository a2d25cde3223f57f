import { EntityList } from '@tradeport/web/entity'
import { useT } from '@tradeport/web/i18n'
import { urlOf } from '@tradeport/web/navigation'
import { LinkButton } from '@tradeport/web/ui'
import { useAudience } from '../shared/audience'
import { serviceOrderEntity } from './service-order.entity'

export default function ServiceOrderListScreen() {
  const audience = useAudience()
  const isCustomer = audience === 'customer'
  return (
    <EntityList
      entity={serviceOrderEntity}
      audience={audience}
      toolbar={isCustomer && <MarketLink />}
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
