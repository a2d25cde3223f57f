import type { LocaleCode } from '@tradeport/kernel/contract-kit'
import type { ActorContext } from '@tradeport/node/server-kit'

export interface AgreementPorts {
  categories: {
    /** Those of these codes that are categories of services; none of them goes away, or by another code, before the caller's transaction ends. */
    hold(ctx: ActorContext, codes: readonly string[]): Promise<ReadonlySet<string>>
  }
  /** The texts of the screens in a language, for the headings of documents. */
  words(locale: LocaleCode): Promise<Readonly<Record<string, string>>>
}
