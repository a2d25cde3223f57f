import { abilityQuery } from '@tradeport/domain/membership/contract'
import { DATA_EXPORT_ABILITY } from '@tradeport/domain/catalogue/contract'
import { serviceOrderExport } from '@tradeport/domain/service-order/contract'
import { DownloadListButton, EntityList } from '@tradeport/web/entity'
import { useT } from '@tradeport/web/i18n'
import { urlOf } from '@tradeport/web/navigation'
import { LinkButton } from '@tradeport/web/ui'
import { useAudience } from '../shared/audience'
import { filtersOf, serviceOrderEntity, tabOf } from './service-order.entity'

export default function ServiceOrderListScreen() {
  const audience = useAudience()
  const isCustomer = audience === 'customer'
  return (
    <EntityList
      entity={serviceOrderEntity}
      audience={audience}
      toolbar={
        audience !== 'platform' && (
          <>
            <ExportButton />
            {isCustomer && <MarketLink />}
          </>
        )
      }
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

/** The list as it is narrowed on screen. */
function ExportButton() {
  return (
    <DownloadListButton
      query={abilityQuery}
      ability={DATA_EXPORT_ABILITY}
      endpoint={serviceOrderExport}
      input={query => ({ ...tabOf(query.status), ...filtersOf(query) })}
      fileName="service-orders.xlsx"
    >
      {useT('serviceOrder')('order.export')}
    </DownloadListButton>
  )
}
