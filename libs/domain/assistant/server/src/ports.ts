import type { DeskHours } from '@tradeport/domain/assistant/rules'
import type { ActorContext } from '@tradeport/node/server-kit'
import type { AnswerProvider, Finding, GoodsFinding, Transcriber, WebSearch } from './provider'

export interface KnowledgeEntry {
  readonly kind: 'news' | 'document' | 'service'
  readonly title: string
  readonly text: string
  readonly url: string
}

/** The platform's own contents and documents, read with the caller's rights. */
export interface PlatformPort {
  /** Everything published in the caller's region and language that answers may be made from. */
  published(ctx: ActorContext): Promise<KnowledgeEntry[]>
  goods(ctx: ActorContext, text: string): Promise<Omit<GoodsFinding, 'score'>[]>
  orders(ctx: ActorContext, keyword: string | undefined): Promise<Omit<Finding, 'score'>[] | null>
  inquiries(ctx: ActorContext, keyword: string | undefined): Promise<Omit<Finding, 'score'>[] | null>
  /** Puts a product into the buyer's inquiry basket. @returns the address of the basket. */
  draftInquiry(ctx: ActorContext, line: { productId: string; quantity: string; note: string }): Promise<string>
  companyName(ctx: ActorContext): Promise<string | null>
  /** Address of a front-end's page in the caller's region; of the portal's own, its path. */
  addressOf(ctx: ActorContext, frontEnd: string, route: string): string
}

export interface AssistantSettings {
  readonly provider: AnswerProvider
  readonly transcriber?: Transcriber | undefined
  readonly webSearch?: WebSearch | undefined
  /** When people answer; absent: `deskFromHour` and `deskToHour` of `REGION_TIMERS`; what a region says goes before both. */
  readonly deskHours?: DeskHours | undefined
}

export interface AssistantPorts extends AssistantSettings {
  readonly platform: PlatformPort
}
