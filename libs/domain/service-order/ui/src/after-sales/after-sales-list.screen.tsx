import { DATA_EXPORT_ABILITY } from '@tradeport/domain/catalogue/contract'
import { abilityQuery } from '@tradeport/domain/membership/contract'
import { AFTER_SALES_STATUSES, afterSalesCaseExport } from '@tradeport/domain/service-order/contract'
import { DownloadListButton, EntityList, known } from '@tradeport/web/entity'
import { useT } from '@tradeport/web/i18n'
import { useAudience } from '../shared/audience'
import { afterSalesEntity, caseFiltersOf } from './after-sales.entity'

export default function AfterSalesListScreen() {
  const audience = useAudience()
  return (
    <EntityList entity={afterSalesEntity} audience={audience} toolbar={audience !== 'platform' && <ExportButton />} />
  )
}

function ExportButton() {
  return (
    <DownloadListButton
      query={abilityQuery}
      ability={DATA_EXPORT_ABILITY}
      endpoint={afterSalesCaseExport}
      input={query => ({ status: known(AFTER_SALES_STATUSES, query.status), ...caseFiltersOf(query) })}
      fileName="after-sales-cases.xlsx"
    >
      {useT('serviceOrder')('order.export')}
    </DownloadListButton>
  )
}
