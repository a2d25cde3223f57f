import type { LocaleCode } from '@tradeport/kernel/contract-kit'
import type { ActorContext } from '@tradeport/node/server-kit'

/** What providers chose for their services; implemented by the service market. */
export interface ChosenTemplatePort {
  /** Codes of templates by service; a service that is missing from the answer leaves it to its category. */
  chosen(ctx: ActorContext, serviceIds: readonly string[]): Promise<ReadonlyMap<string, string>>
  /** Numbers of services on the market whose provider chose the template, but for those of categories that it stays for. */
  relying(ctx: ActorContext, templateCode: string, stays: 'nowhere' | readonly string[]): Promise<readonly string[]>
}

export interface AgreementPorts {
  categories: {
    /** Those of these codes that are categories of services; none of them goes away, or by another code, before the caller's transaction ends. */
    hold(ctx: ActorContext, codes: readonly string[]): Promise<ReadonlySet<string>>
  }
  services: ChosenTemplatePort
  /** The texts of the screens in a language, for the headings of documents. */
  words(locale: LocaleCode): Promise<Readonly<Record<string, string>>>
}
