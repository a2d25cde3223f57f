import { serviceRoutes } from '@tradeport/domain/service-market/contract'
import { chosenIds } from '@tradeport/web/react'

export const comparePath = (ids: readonly string[]): string =>
  ids.length === 0 ? serviceRoutes.compare : `${serviceRoutes.compare}?ids=${ids.join(',')}`

/** Services chosen to be compared; kept in this browser. */
export const comparedServices = chosenIds('compared-services')
