import { customsDelegations } from '@tradeport/domain/customs/contract'
import { useEndpoint } from '@tradeport/web/react'

/** Companies that let this broker act for them. */
export function useClients(isBroker: boolean) {
  const { data } = useEndpoint(customsDelegations, {}, { enabled: isBroker })
  const options = (data ?? [])
    .filter(({ active }) => active)
    .map(({ companyId, companyName }) => ({ value: companyId, label: companyName ?? companyId }))
  return {
    options,
    isEmpty: data !== undefined && options.length === 0,
    /** Undefined until it is known. */
    has: (id: string) => (data === undefined ? undefined : options.some(({ value }) => value === id)),
    nameOf: (id: string | null) => options.find(({ value }) => value === id)?.label ?? '',
  }
}
export type Clients = ReturnType<typeof useClients>
