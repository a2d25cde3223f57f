import type { SQL } from 'drizzle-orm'
import {
  PRICE_NEEDS,
  PRICE_VISIBILITIES,
  VERIFIED_FROM,
  type PriceNeed,
  type PriceVisibility,
} from '@tradeport/domain/catalogue/contract'
import type { ActorContext } from '@tradeport/node/server-kit'
import { filled } from './filled-statement'

const OPEN: readonly PriceVisibility[] = ['public']
const SIGNED_IN: readonly PriceVisibility[] = ['public', 'login']
const VERIFIED: readonly PriceVisibility[] = ['public', 'login', 'verified']

/** Prices of which stores somebody sees for what they are, whatever the store. */
function seenBy({ kind, verifyLevel = 0 }: ActorContext['actor']): readonly PriceVisibility[] {
  if (kind === 'visitor') return OPEN
  if (kind === 'operator' || kind === 'system') return PRICE_VISIBILITIES
  return kind === 'buyer' && verifyLevel >= VERIFIED_FROM ? VERIFIED : SIGNED_IN
}

/** Who asks, as the two values of `seenText`. */
export const sightOf = (ctx: ActorContext): [readonly PriceVisibility[], string | null] => [
  seenBy(ctx.actor),
  ctx.actor.kind === 'visitor' ? null : ctx.actor.companyId,
]

/** Columns that say who sees the prices of a row, and whose it is. */
interface PriceColumns {
  readonly visibility: string
  readonly store: string
}
export const OF_LISTING: PriceColumns = { visibility: 'l.price_visibility', store: 'l.store_id' }
export const OF_STORE: PriceColumns = { visibility: 's.price_visibility', store: 's.id' }

/**
 * Whether the caller sees the prices of a row; `classes` and `company` are the places of `sightOf`. Stores of relations, and the
 * caller's own, are looked up once for a statement, and only when a row is met whose prices are not seen anyway.
 */
export const seenText = ({ visibility, store }: PriceColumns, classes: string, company: string): string =>
  `(${visibility} = any (${classes}::text[]) or ${store} = any (array(
    select r.store_id from buyer_seller_relation r where r.buyer_company_id = ${company}::uuid and r.status = 'active'
    union all select o.id from store o where o.company_id = ${company}::uuid)))`

/** The same for a query that is put together at run time. */
export const seen = (ctx: ActorContext, columns: PriceColumns = OF_LISTING): SQL =>
  filled(seenText(columns, '$1', '$2'), sightOf(ctx))

/** Nothing but what is public, so that nothing kept has to be looked at. */
export const seesPublicOnly = (ctx: ActorContext): boolean => seenBy(ctx.actor) === OPEN

/** What the caller lacks; null where prices are shown. */
export function priceNeed(row: { price_visibility: string; price_seen: boolean }): PriceNeed | null {
  return row.price_seen ? null : (PRICE_NEEDS.find(need => need === row.price_visibility) ?? 'relation')
}
