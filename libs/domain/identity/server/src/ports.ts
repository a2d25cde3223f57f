import type { CompanyFace, OpenDocument } from '@tradeport/domain/identity/contract'
import type {
  I18nText,
  KnownMenuEntry,
  LocaleCode,
  MenuFrontEnd,
  PermissionCatalogue,
} from '@tradeport/kernel/contract-kit'
import type { PartyKind } from '@tradeport/kernel/config'
import type { ActorContext, UploadedFile } from '@tradeport/node/server-kit'
import type { KnownRegions } from './known-regions'
import type { CompanyRegistry } from './company-registry'
import type { CompanyPorts } from './company.ports'
import type { PasskeySite } from './passkey-site'

export interface NewStore {
  companyId: string
  name: I18nText
  legalName: string
  country: string
  companyType: string
  foundedYear: number | null
  province: string
  city: string
  verifyLevel?: number
  intro?: I18nText
  /** A further shop, which operators look at first. */
  isApplied?: boolean
}

/** The seller's shop, which the catalogue owns. */
export interface StorePort {
  /** @returns the id of the new store. */
  createStore(ctx: ActorContext, store: NewStore): Promise<string>
  /** The company's stores and products leave the mall. @returns the stores that were there, for `reinstateStores`. */
  suspendStores(ctx: ActorContext, companyId: string, reason: string): Promise<string[]>
  reinstateStores(ctx: ActorContext, storeIds: readonly string[], reason: string): Promise<void>
  closeStores(ctx: ActorContext, companyId: string, reason: string): Promise<void>
  /** Its shops say of the company what it is now. */
  showCompany(ctx: ActorContext, face: CompanyFace): Promise<void>
}

/** How a company stands, for the domains in which it trades. */
export interface CompanyStanding {
  companyId: string
  /** False for a restricted company and for those that are out altogether: nothing new is begun with it. */
  takesBusiness: boolean
  /** True while nothing may be paid in its orders. */
  isSuspended: boolean
  verifyLevel: number
}

/** An operator's work, and who takes it over; null for whoever takes it from the queue. */
export interface HandedOnDesk {
  from: { userId: string; name: string }
  to: DeskHeir | null
}

export interface DeskHeir {
  userId: string
  name: string
  /** Everything the heir goes by, permissions too. */
  roles: readonly string[]
  /** Whether the heir serves a region. */
  serves(regionId: string): boolean
  /** A region that the heir serves: where they are told. */
  home: string
}

/** Whose open work in a company goes to whom. */
export interface HandedOnWork {
  companyId: string
  party: 'buyer' | 'seller' | 'provider'
  from: { userId: string; name: string }
  to: { userId: string; name: string }
}

/** Pictures of people, which the files' domain keeps. */
export interface PicturePort {
  /** @returns the id of the square that was cut out of it. */
  keep(ctx: ActorContext, upload: UploadedFile): Promise<string>
  /** @returns undefined when there is none. */
  content(ctx: ActorContext, fileId: string): Promise<Buffer | undefined>
  /** Deletes it, content too. */
  forget(ctx: ActorContext, fileId: string): Promise<void>
}

/** What personal accounts need from outside. */
export interface AccountPorts {
  /** 32 bytes that encrypt the secrets of second factors; the same on every instance. */
  secretKey: Buffer
  passkeySite: PasskeySite
  /** Where codes to phones go: nowhere, to the mailbox that the embedded start shows, or to a gateway. */
  sms: 'none' | 'simulated' | 'real'
  /** Operators without a second factor can do nothing but set one up. */
  operatorsNeedSecondFactor: boolean
  /** Operators too may leave the second step out on a device that they trust. */
  operatorsTrustDevices: boolean
  /** Small square pictures of people. */
  pictures: PicturePort
  /** What of the company has not ended, of every kind that keeps it from being closed. */
  openDocuments(ctx: ActorContext, companyId: string): Promise<Readonly<Record<OpenDocument, number>>>
  /** The other sides of its open orders. */
  openPartners(ctx: ActorContext, companyId: string): Promise<{ companyId: string; identity: 'buyer' | 'seller' }[]>
  /**
   * Gives what somebody has open in a company to a colleague there, with an entry in each document's history.
   *
   * @returns how many documents went over.
   */
  handOnWork(ctx: ActorContext, work: HandedOnWork): Promise<number>
  /**
   * Gives what an operator has taken in the other domains to a colleague who may work on it, and the rest back to everybody's queue.
   *
   * @returns how many documents changed hands.
   */
  handOnDesk(ctx: ActorContext, work: HandedOnDesk): Promise<number>
  /** Deletes what the other domains keep for a person alone; documents of companies stay. */
  forgetPerson(ctx: ActorContext, userId: string): Promise<void>
}

export interface ListedCode {
  readonly list:
    | 'certificate_kind'
    | 'registration_reject_reason'
    | 'annual_revenue_band'
    | 'company_type'
    | 'employee_band'
    | 'public_holiday'
  readonly code: string
}

/** Lists that operators keep. */
export interface CodePorts {
  /** By list, the codes that hold on a day; a list that nobody has is left out. */
  inForce(
    ctx: ActorContext,
    wanted: readonly ListedCode[],
    day: string,
  ): Promise<ReadonlyMap<string, ReadonlyMap<string, Readonly<Record<string, string>>>>>
  /** By list, what the codes are called. */
  labels(
    ctx: ActorContext,
    wanted: readonly ListedCode[],
    locale: LocaleCode,
  ): Promise<ReadonlyMap<string, ReadonlyMap<string, string>>>
}

/** A word as pages of the region say it: published by operators, or built in. */
export type MenuWords = (namespace: string, key: string, locale: LocaleCode) => string | undefined

export interface IdentityPorts {
  accounts: AccountPorts
  stores: StorePort
  companies: CompanyPorts
  codes: CodePorts
  /** Where companies that register are looked up. */
  registry: CompanyRegistry
  /** Regions as their operators have them, for the whole product. */
  regions: KnownRegions
  /** Told in the transaction that changes it. */
  standing(ctx: ActorContext, standing: CompanyStanding): Promise<void>
  /** What a role may do, as `<document>:<action>`: read off the state machines of all domains. */
  permissionsOf(role: string): readonly string[]
  /** What operators may do at all; read when it is needed, since this domain's endpoints are in it. */
  catalogue(): PermissionCatalogue
  /** The same of what the people of companies may do, side by side. */
  partyRights(party: PartyKind): PermissionCatalogue
  menus: {
    /** The pages of a front-end that stand in its menu, as all domains declare them. */
    entries(frontEnd: MenuFrontEnd): readonly KnownMenuEntry[]
    /** The words of some namespaces in these languages. */
    words(ctx: ActorContext, namespaces: readonly string[], locales: readonly LocaleCode[]): Promise<MenuWords>
  }
  /** The address of a page of the user center, for mail. */
  userCenterUrl(ctx: ActorContext, route: string): string
}
