import { textOf } from '@tradeport/web/entity'

/** Whom something is given to, as the endpoints take it. */
export function readGift(values: Record<string, unknown>) {
  return { userId: textOf(values, 'userId') ?? '', note: textOf(values, 'note') }
}
