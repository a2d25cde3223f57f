import { useSearchParams } from 'react-router-dom'
import { abilityQuery } from '@tradeport/domain/membership/contract'
import { DATA_EXPORT_ABILITY } from '@tradeport/domain/catalogue/contract'
import { SERVICE_ORDER_STATUSES, serviceOrderExport } from '@tradeport/domain/service-order/contract'
import { AbilityButton, EntityList, known, queryFrom } from '@tradeport/web/entity'
import { useT } from '@tradeport/web/i18n'
import { urlOf } from '@tradeport/web/navigation'
import { useDownload } from '@tradeport/web/react'
import { DownloadIcon, LinkButton } from '@tradeport/web/ui'
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
  const t = useT('serviceOrder')
  const [params] = useSearchParams()
  const { status, keyword } = queryFrom(params)
  const { download, pending } = useDownload(serviceOrderExport)
  const start = () =>
    void download(
      { status: known(SERVICE_ORDER_STATUSES, status), ...(keyword ? { keyword } : {}) },
      'service-orders.xlsx',
    )
  return (
    <AbilityButton
      query={abilityQuery}
      ability={DATA_EXPORT_ABILITY}
      icon={<DownloadIcon size={16} />}
      loading={pending}
      onClick={start}
    >
      {t('order.export')}
    </AbilityButton>
  )
}
