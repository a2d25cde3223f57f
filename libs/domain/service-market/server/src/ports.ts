import type { ExperienceScene, ServiceAgreementOption } from '@tradeport/domain/service-market/contract'
import type { Shipment } from '@tradeport/domain/service-market/rules'
import type { I18nText, LocaleCode } from '@tradeport/kernel/contract-kit'
import type { StakePort } from '@tradeport/node/parties'
import type { ActorContext } from '@tradeport/node/server-kit'

/** A provider as visitors see it. */
export interface ProviderFacts {
  name: string
  logoFileId: string | null
  country: string | null
  city: string | null
  introduction: I18nText
  verified: boolean
  memberSince: string | null
}

/** What a provider says of its company, and until when the site check holds that saw it; null for its own word. */
export interface CompanySaid {
  companyType: string | null
  foundedYear: number | null
  employees: string | null
  annualRevenue: string | null
  typeProvenUntil: string | null
}

/** Of a company that has told nothing. */
export const NOTHING_SAID: CompanySaid = {
  companyType: null,
  foundedYear: null,
  employees: null,
  annualRevenue: null,
  typeProvenUntil: null,
}

/** Companies that offer services; implemented by the identity domain. */
export interface ProviderPort extends StakePort {
  /** A company that is missing from the answer, closed or suspended, is not shown to visitors. */
  providersOf(ctx: ActorContext, companyIds: readonly string[]): Promise<ReadonlyMap<string, ProviderFacts>>
  /** Of one that is shown. */
  companySaid(ctx: ActorContext, companyId: string): Promise<CompanySaid>
  /** The companies of the region that are not shown: few, so that lists and their counts leave them out alike. */
  hiddenProviders(ctx: ActorContext): Promise<readonly string[]>
  /** Companies of the region whose name, in whatever language, has this in it; at most a hundred. */
  named(ctx: ActorContext, keyword: string): Promise<readonly string[]>
}

export interface OrderRecord {
  orders: number
  ratings: number
  score: string | null
  /** Null where too few say anything. */
  completionRate: string | null
  /** How long the latest orders waited for their answer. */
  responseMinutes: readonly number[]
  /** The provider takes on nothing new for now. */
  isHeld: boolean
}

/** A service, and whose it is. */
export interface Offered {
  id: string
  providerCompanyId: string
}

/** What became of orders; implemented by the service-order domain. What is missing from an answer was never ordered, of a provider that takes orders. */
export interface RecordPort {
  ofServices(ctx: ActorContext, services: readonly Offered[]): Promise<ReadonlyMap<string, OrderRecord>>
  ofProviders(ctx: ActorContext, companyIds: readonly string[]): Promise<ReadonlyMap<string, OrderRecord>>
}

/** Orders of goods; implemented by the trading domain. */
export interface ShipmentPort {
  /** Undefined for an order that is not the caller's. */
  shipmentOf(ctx: ActorContext, orderId: string): Promise<Shipment | undefined>
}

/** What goods are asked for; implemented by the reference domain. */
export interface GoodsPort {
  /** Beginnings of tariff codes whose goods need a proof of conformity, as the region has them today. */
  needingConformity(ctx: ActorContext): Promise<readonly string[]>
}

/** What companies did in the service area; implemented by the domains of orders and customs. */
export interface UsagePort {
  /** Drafts bind nobody and do not count. */
  begun(ctx: ActorContext, companyId: string): Promise<readonly ExperienceScene[]>
}

/** What customers and providers agree to; implemented by the agreement domain. */
export interface AgreementTemplatePort {
  /** Codes of the templates of all regions that are in force, or in preparation, for the category. */
  naming(ctx: ActorContext, categoryCode: string): Promise<readonly string[]>
  /** Those in force that services of the category may be offered under, the one that stands without a choice first. */
  offered(ctx: ActorContext, categoryCode: string): Promise<readonly ServiceAgreementOption[]>
  /** Codes of the same; none of them goes out of force before the caller's transaction ends. */
  held(ctx: ActorContext, categoryCode: string): Promise<readonly string[]>
  /** What orders are made under, in their order. */
  under(
    ctx: ActorContext,
    services: readonly { categoryCode: string; templateCode: string | null }[],
  ): Promise<readonly (ServiceAgreementOption | undefined)[]>
}

/** Where nothing is agreed to in writing. */
export const NO_AGREEMENTS: AgreementTemplatePort = {
  naming: async () => [],
  offered: async () => [],
  held: async () => [],
  under: async (_ctx, services) => services.map(() => undefined),
}

export interface ServiceMarketPorts {
  providers: ProviderPort
  records: RecordPort
  shipments: ShipmentPort
  goods: GoodsPort
  usage: UsagePort
  agreementTemplates: AgreementTemplatePort
  /** What the pages call columns and statuses, for the heads and cells of sheets. */
  words(locale: LocaleCode): Promise<Readonly<Record<string, string>>>
}
