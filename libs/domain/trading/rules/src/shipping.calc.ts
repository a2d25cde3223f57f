import { compareDecimal, isPositive, subtractDecimal } from '@tradeport/kernel/values'

export interface ShippableLine {
  id: string
  qty: string
  shippedQty: string
}

export interface ShippedLine {
  orderItemId: string
  qty: string
}

/** What is left of every line that has not left completely. */
export function leftToShip(lines: readonly ShippableLine[]): ShippedLine[] {
  return lines
    .map(line => ({ orderItemId: line.id, qty: subtractDecimal(line.qty, line.shippedQty) }))
    .filter(line => isPositive(line.qty))
}

/**
 * What really leaves: the wanted quantities, or everything left when none are named.
 *
 * @returns undefined when a line is unknown, named twice or too much, or when a part is left behind though the contract allows none.
 */
export function shipmentLines(
  lines: readonly ShippableLine[],
  wanted: readonly ShippedLine[],
  partialAllowed: boolean,
): ShippedLine[] | undefined {
  const left = leftToShip(lines)
  const leaving = wanted.length === 0 ? left : [...wanted]
  if (leaving.length === 0 || new Set(leaving.map(line => line.orderItemId)).size !== leaving.length) return undefined
  const fits = leaving.every(line => {
    const rest = left.find(candidate => candidate.orderItemId === line.orderItemId)
    return rest !== undefined && compareDecimal(line.qty, rest.qty) <= 0
  })
  if (!fits) return undefined
  const complete = left.every(rest => {
    const line = leaving.find(candidate => candidate.orderItemId === rest.orderItemId)
    return line !== undefined && compareDecimal(line.qty, rest.qty) === 0
  })
  return complete || partialAllowed ? leaving : undefined
}
