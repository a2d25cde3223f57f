import { serviceAgreementOptions, type ServiceAgreementOption } from '@tradeport/domain/service-market/contract'
import { useEndpoint } from '@tradeport/web/react'

const FRESH_MS = 60_000

/** What services of a category may be offered under; undefined while it is not known. */
export function useAgreementOptions(categoryCode: string): readonly ServiceAgreementOption[] | undefined {
  return useEndpoint(
    serviceAgreementOptions,
    { categoryCode },
    { enabled: categoryCode !== '', staleMs: FRESH_MS, quiet: true },
  ).data
}
