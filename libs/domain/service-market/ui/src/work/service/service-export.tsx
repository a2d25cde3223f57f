import { DATA_EXPORT_ABILITY } from '@tradeport/domain/catalogue/contract'
import { abilityQuery } from '@tradeport/domain/membership/contract'
import { SERVICE_STATUSES, serviceExport } from '@tradeport/domain/service-market/contract'
import { DownloadListButton, known } from '@tradeport/web/entity'
import { useT } from '@tradeport/web/i18n'
import { filtersOf } from './service.entity'

export function ServiceExport() {
  return (
    <DownloadListButton
      query={abilityQuery}
      ability={DATA_EXPORT_ABILITY}
      permission="service:export"
      endpoint={serviceExport}
      input={query => ({ ...filtersOf(query), status: known(SERVICE_STATUSES, query.status) })}
      fileName="services.xlsx"
    >
      {useT('serviceWork')('service.export')}
    </DownloadListButton>
  )
}
