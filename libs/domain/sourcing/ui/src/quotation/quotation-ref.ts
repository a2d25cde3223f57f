import type { QuotationRow } from '@tradeport/domain/sourcing/contract'

/** As much of a version as acting upon it needs. */
export type QuotationRef = Pick<QuotationRow, 'id' | 'status' | 'version' | 'actions' | 'versionNo' | 'storeName'>
