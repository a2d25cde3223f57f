import { abilityQuery } from '@tradeport/domain/membership/contract'
import { DATA_EXPORT_ABILITY } from '@tradeport/domain/catalogue/contract'
import { SERVICE_ORDER_STATUSES, serviceOrderExport } from '@tradeport/domain/service-order/contract'
import { DownloadListButton, EntityList, known } from '@tradeport/web/entity'
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
      input={({ status, keyword }) => ({
        status: known(SERVICE_ORDER_STATUSES, status),
        ...(keyword ? { keyword } : {}),
      })}
      fileName="service-orders.xlsx"
    >
      {useT('serviceOrder')('order.export')}
    </DownloadListButton>
  )
}
