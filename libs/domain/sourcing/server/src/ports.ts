import type { TradeType } from '@tradeport/kernel/config'
import type { I18nText } from '@tradeport/kernel/contract-kit'
import type { ActorContext } from '@tradeport/node/server-kit'
import type { AcceptedQuotation, ProductSnapshot } from '@tradeport/domain/sourcing/contract'
import type { ListedOffer } from '@tradeport/domain/sourcing/rules'

export interface StoreFacts {
  readonly storeId: string
  readonly companyId: string
  readonly name: I18nText
  /** Whether the store takes inquiries now. */
  readonly open: boolean
}

/** What a negotiation needs to know about stores and products of the call's region. */
export interface CatalogueForSourcing {
  /** Unknown ids, and stores of other regions, are simply not in the answer. */
  storesByIds(ctx: ActorContext, storeIds: readonly string[]): Promise<readonly StoreFacts[]>
  /** Unknown products and variants are not in the answer; those no longer on sale come with `available: false`. */
  productSnapshots(
    ctx: ActorContext,
    products: readonly { productId: string; skuId: string | null }[],
  ): Promise<readonly ProductSnapshot[]>
  /** What the caller's own company has published about its goods; products of others are not in the answer. */
  listedOffers(
    ctx: ActorContext,
    products: readonly { productId: string; skuId: string | null }[],
    tradeType: TradeType,
  ): Promise<readonly ListedOffer[]>
}

export interface OrganisationForSourcing {
  companyNames(ctx: ActorContext, companyIds: readonly string[]): Promise<ReadonlyMap<string, string>>
  /** Addresses of the pictures of those who have one, for a reader who may see these people. */
  avatars(ctx: ActorContext, userIds: readonly string[]): Promise<ReadonlyMap<string, string>>
  /** IANA name of the zone in which the company's deadlines end. */
  timeZone(ctx: ActorContext, companyId: string): Promise<string>
  /** Active colleagues of the caller with one of the roles or the right itself, by name; of a shop's those who work for it. */
  colleaguesWith(
    ctx: ActorContext,
    wanted: { roles: readonly string[]; permission: string; storeId: string | null },
  ): Promise<readonly { userId: string; name: string; department: string | null }[]>
  /** How much the caller may order alone; null: without a limit. */
  orderLimit(ctx: ActorContext): Promise<{ amount: string; currency: string } | null>
  /** Up to what the caller approves purchases of others; null: without a limit. */
  approveLimit(ctx: ActorContext): Promise<{ amount: string; currency: string } | null>
  /** Colleagues who may approve what is the caller's, each up to their own limit; null: without one. */
  purchaseApprovers(
    ctx: ActorContext,
  ): Promise<readonly { userId: string; name: string; limit: { amount: string; currency: string } | null }[]>
}

export interface RateFacts {
  /** One unit of the base in the quote currency. */
  readonly rate: string
  readonly at: string
}

export interface RatesForSourcing {
  /** @returns undefined when no rate is known. */
  rate(base: string, quote: string, ctx: ActorContext): Promise<RateFacts | undefined>
}

/** Implemented by trading: makes the order inside the transaction that accepts the quotation. */
export interface OrderPort {
  createFromQuotation(ctx: ActorContext, accepted: AcceptedQuotation): Promise<{ orderId: string; orderNo: string }>
}

export interface SourcingPorts {
  readonly catalogue: CatalogueForSourcing
  readonly organisation: OrganisationForSourcing
  readonly rates: RatesForSourcing
  readonly orders: OrderPort
}
