import type { LocaleCode } from '@tradeport/kernel/contract-kit'
import type { StakePort } from '@tradeport/node/parties'
import type { ActorContext } from '@tradeport/node/server-kit'

/** A company that buys, as relations name it. */
export interface BuyerFacts {
  companyId: string
  no: string
  name: string
  country: string
}

/** Words of the portal, in the caller's language. */
interface ReadWords {
  title: string
  contentLocale: LocaleCode
}

/** An article of the portal, as its readers see it in a list. */
interface ArticleWords extends ReadWords {
  summary: string
  coverFileId: string | null
  publishedAt: string
}

/** A related document, in the edition that is in force. */
interface DocumentWords extends ReadWords {
  code: string
  edition: number
  effectiveAt: string
}

/** What shops need to know of, and tell, the domains in which they trade. */
export interface CataloguePorts extends StakePort {
  /** Orders of the shop that have not ended. */
  openOrders(ctx: ActorContext, shop: { companyId: string; storeId: string }): Promise<number>
  /** Told in the transaction that changes it: a shop that is out of the mall quotes nothing new. */
  quoting(ctx: ActorContext, shop: { companyId: string; storeId: string; quotes: boolean }): Promise<void>
  /** Of these companies those between which and the first nothing new is begun. */
  blocked(ctx: ActorContext, companyId: string, others: readonly string[]): Promise<ReadonlySet<string>>
  /** What the portal says by itself: those of these that can be read there now, by id. */
  readings: {
    news(ctx: ActorContext, ids: readonly string[]): Promise<ReadonlyMap<string, ArticleWords>>
    document(ctx: ActorContext, ids: readonly string[]): Promise<ReadonlyMap<string, DocumentWords>>
  }
  /** Active companies of the call's region that buy. */
  buyers: {
    byId(ctx: ActorContext, companyId: string): Promise<BuyerFacts | undefined>
    /** By its number, or by its whole name where only one is called so. */
    named(ctx: ActorContext, text: string): Promise<BuyerFacts | undefined>
  }
}
