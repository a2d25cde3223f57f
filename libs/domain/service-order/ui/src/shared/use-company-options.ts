import { companyPage } from '@tradeport/domain/identity/contract'
import { serviceOrderPage } from '@tradeport/domain/service-order/contract'
import { useEndpoint, useMay } from '@tradeport/web/react'
import { useSearchParams } from 'react-router-dom'

type Side = 'providerCompanyId' | 'customerCompanyId'

/** The companies that an operator's list of orders can be narrowed to; the one in the address is named also where it is not among the first. */
export function useCompanyOptions(side: Side) {
  const isProvider = side === 'providerCompanyId'
  const [params] = useSearchParams()
  const chosen = params.get(`f.${side}`) ?? ''
  const companies = useEndpoint(
    companyPage,
    { party: isProvider ? 'provider' : 'seller', pageSize: 100 },
    { quiet: true, enabled: useMay('company:read') },
  )
  const options = (companies.data?.records ?? []).map(({ id, legalName }) => ({ value: id, label: legalName }))
  const isMissing = chosen !== '' && !companies.isLoading && !options.some(({ value }) => value === chosen)
  const ofChosen = useEndpoint(serviceOrderPage, { [side]: chosen, pageSize: 1 }, { quiet: true, enabled: isMissing })
  const [order] = ofChosen.data?.records ?? []
  if (!isMissing || order === undefined) return options
  return [...options, { value: chosen, label: isProvider ? order.providerName : order.customerName }]
}
