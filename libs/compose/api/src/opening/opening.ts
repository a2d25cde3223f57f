import type { Markup, PageRequest } from '@tradeport/node/edge'
import type { Found } from '../first-page-words'

/**
 * The beginning of a page as its screen draws it, with the same texts, pictures and classes, from the answers that are sent along.
 * Undefined where they did not come. `asset` gives the address of a built file.
 */
export type Opening = (
  found: Found,
  page: PageRequest,
) => Promise<((asset: (end: string) => string | undefined) => Markup) | undefined>
