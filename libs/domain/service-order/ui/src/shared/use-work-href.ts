import { urlOf } from '@tradeport/web/navigation'
import { usePlatform } from '@tradeport/web/react'
import { useAudience } from './audience'

/** Address of a page that the market does not have: it is where the person works. */
export function useWorkHref(): (path: `/${string}`) => string {
  const { key } = usePlatform()
  const audience = useAudience()
  if (key !== 'serviceMarket') return path => path
  return path => urlOf(audience === 'customer' ? 'seller' : 'providerAdmin', path)
}
