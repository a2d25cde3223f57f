import type { ComparisonColumn } from '@tradeport/domain/sourcing/contract'
import { ActionBar } from '@tradeport/web/entity'
import { quotationActions, type QuotationAudience } from '../quotation/quotation-actions'

export function ComparisonActions({ column, audience }: { column: ComparisonColumn; audience: QuotationAudience }) {
  return (
    <ActionBar
      entity={quotationActions}
      audience={audience}
      size="row"
      row={{
        id: column.quotationId,
        status: column.status,
        version: column.version,
        versionNo: column.versionNo,
        storeName: column.storeName,
        actions: column.actions,
      }}
    />
  )
}
