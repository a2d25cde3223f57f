import { chosenIds } from '@tradeport/web/react'

export const comparePath = (ids: readonly string[]): string =>
  ids.length === 0 ? '/compare' : `/compare?ids=${ids.join(',')}`

/** Products chosen to be compared; kept in this browser. */
const products = chosenIds('compared-products')
export const { use: useCompared, set: setCompared, toggle: toggleCompared } = products
