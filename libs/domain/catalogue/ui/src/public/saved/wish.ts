import type { FavouriteTarget } from '@tradeport/domain/catalogue/contract'

const KEY = 'tradeport:wish'
/** Whoever signs in much later has other things in mind. */
const LIFE_MS = 30 * 60_000

const wishOf = (type: FavouriteTarget, id: string) => `${type} ${id}`

/** A heart that a visitor pressed, on their way to the sign-in; of this tab alone. */
export function keepWish(type: FavouriteTarget, id: string): void {
  try {
    sessionStorage.setItem(KEY, `${Date.now()} ${wishOf(type, id)}`)
  } catch {
    // Without storage the heart has to be pressed again.
  }
}

/** Whether this is what they wanted; answered once. */
export function takeWish(type: FavouriteTarget, id: string): boolean {
  try {
    const [at = '', ...wish] = (sessionStorage.getItem(KEY) ?? '').split(' ')
    if (wish.join(' ') !== wishOf(type, id)) return false
    sessionStorage.removeItem(KEY)
    return Date.now() - Number(at) < LIFE_MS
  } catch {
    return false
  }
}
