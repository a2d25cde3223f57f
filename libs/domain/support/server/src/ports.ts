import type { InvitedParty, MessageFile, OfferState } from '@tradeport/domain/support/contract'
import type { I18nText } from '@tradeport/kernel/contract-kit'
import type { LocaleCode, PlatformKey, RegionConfig } from '@tradeport/kernel/config'
import type { ActorContext, ReadableFile, UploadedFile } from '@tradeport/node/server-kit'

export interface Agent {
  userId: string
  name: string
  /** What they speak with people. */
  languages: readonly LocaleCode[]
}

/** Days on which nobody works; implemented by the reference domain. */
export interface CodePort {
  inForce(
    ctx: ActorContext,
    asked: readonly { list: 'public_holiday'; code: string }[],
    day: string,
  ): Promise<ReadonlyMap<string, ReadonlyMap<string, Readonly<Record<string, string>>>>>
}

/** How somebody is known who was invited, or who applied: by one address or both. */
export interface InvitedAddress {
  readonly regionId: string
  readonly email: string | null
  readonly phone: string | null
  readonly party: InvitedParty
}

export interface SupportPorts {
  files: {
    keep(ctx: ActorContext, upload: UploadedFile): Promise<MessageFile>
    /** Whatever the caller's rights: who may read is decided here, by message. */
    read(ctx: ActorContext, fileId: string): Promise<ReadableFile | undefined>
    forget(ctx: ActorContext, fileIds: readonly string[]): Promise<void>
  }
  operators: {
    /** Operators with the permission who serve the region of the call. */
    serving(ctx: ActorContext, permission: string): Promise<Agent[]>
  }
  offers: OfferPort
  codes: CodePort
  publicUrl(frontEnd: PlatformKey, route: string, region: RegionConfig): string
}

export interface BuyerAccount {
  userId: string
  name: string
  company: string
}

export interface RegistrationFacts {
  state: OfferState
  applicationId: string | null
  applicationNo: string | null
}

/** What turning a message into something else needs of the other domains; all in the region of the call where not said otherwise. */
export interface OfferPort {
  goods(
    ctx: ActorContext,
    keyword: string,
  ): Promise<{
    products: { id: string; title: string; storeName: string }[]
    stores: { id: string; name: string }[]
  }>
  /** Those of them that can be asked for now. */
  onOffer(
    ctx: ActorContext,
    asked: { productIds: readonly string[]; storeIds: readonly string[] },
  ): Promise<{ productIds: ReadonlySet<string>; storeIds: ReadonlySet<string> }>
  stores(ctx: ActorContext, storeIds: readonly string[]): Promise<{ id: string; name: I18nText }[]>
  /** Active buyer accounts by the name of the company, or by exactly their address. */
  buyers(ctx: ActorContext, keyword: string): Promise<BuyerAccount[]>
  buyer(ctx: ActorContext, userId: string): Promise<BuyerAccount | undefined>
  /** Whether the caller is one of a buyer's people who ask for goods. */
  mayAsk(ctx: ActorContext): boolean
  /** Adds to the draft of the buyer who calls; what is no longer on sale is left out. */
  addToDraft(
    ctx: ActorContext,
    goods: { productIds: readonly string[]; goods: string | null },
  ): Promise<{ inquiryId: string; lineCount: number }>
  /** Of the sent ones among them, in any region. */
  inquiryNumbers(ctx: ActorContext, inquiryIds: readonly string[]): Promise<ReadonlyMap<string, string>>
  /** How far those invited have come, by the `id` given; nothing of those who have not begun. */
  registrations(
    ctx: ActorContext,
    invited: readonly (InvitedAddress & { id: string })[],
  ): Promise<ReadonlyMap<string, RegistrationFacts>>
  /** Who applied, in any region. */
  applicant(ctx: ActorContext, applicationId: string): Promise<InvitedAddress | undefined>
}
