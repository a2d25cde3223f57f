import { servicePage } from '@tradeport/domain/service-market/contract'
import { useEndpoint, useMay, usePlatform, useText } from '@tradeport/web/react'

/** The services that a list can be narrowed to: a provider's own, and an operator's where they may read any. */
export function useServiceOptions() {
  const text = useText()
  const isOperator = usePlatform().role === 'operator'
  const enabled = useMay('service:read') || !isOperator
  const { data } = useEndpoint(servicePage, { pageSize: 100 }, { quiet: true, enabled })
  return (data?.records ?? []).map(({ id, title }) => ({ value: id, label: text(title) }))
}
