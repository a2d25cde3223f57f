import type { SQL } from 'drizzle-orm'
import type { OrderTemplate, ServiceContent, ServiceFlow } from '@tradeport/domain/service-market/contract'
import type { LinkedWork, OrderAnswers, OrderContact } from '@tradeport/domain/service-order/contract'
import type { I18nText, LocaleCode } from '@tradeport/kernel/contract-kit'
import type { FundsPort } from '@tradeport/node/funds'
import type { StakePort } from '@tradeport/node/parties'
import type { ActorContext } from '@tradeport/node/server-kit'

/** A service as it can be ordered now. */
export interface Offer {
  id: string
  no: string
  providerCompanyId: string
  content: ServiceContent
  /** Percent of what is paid. */
  commissionRate: string
  afterSaleDays: number
  /** So long the provider's share stays with the bank after the end. */
  settlementDays: number
  /** What does the work of an order of it. */
  flowCode: ServiceFlow
  template: OrderTemplate
}

/** What is on the market; implemented by the service market. */
export interface OfferPort {
  /** Undefined for what nobody can order now. */
  offer(ctx: ActorContext, serviceId: string): Promise<Offer | undefined>
}

/** Orders of goods; implemented by the trading domain. */
export interface TradePort {
  /** Undefined for what the caller's company did not sell. */
  sold(ctx: ActorContext, orderId: string): Promise<{ no: string } | undefined>
}

export interface CompanyPort extends StakePort {
  companyNames(ctx: ActorContext, companyIds: readonly string[]): Promise<ReadonlyMap<string, string>>
}

/** An order as its agreement needs it. */
export interface OrderToAgreeOn {
  id: string
  no: string
  serviceId: string
  categoryCode: string
  customerCompanyId: string
  customerName: string
  providerCompanyId: string
  providerName: string
  serviceTitle: I18nText
  itemName: I18nText
  qty: string
}

/** The customer accepts an edition of the agreement, with what it fills in, while it sends the order. */
export interface AgreementAcceptance {
  templateId: string
  locale: LocaleCode
  variables: Record<string, string>
}

/** What both sides agree to with an order; each call is part of the order's own transaction. */
export interface AgreementPort {
  prepare(ctx: ActorContext, order: OrderToAgreeOn): Promise<void>
  /** The order's draft was written anew: what was accepted for another item or quantity no longer counts. */
  revise(ctx: ActorContext, order: OrderToAgreeOn): Promise<void>
  /** The order is sent. @throws AppError `FT526010` where the edition in force has not been accepted */
  seal(ctx: ActorContext, orderId: string, acceptance?: AgreementAcceptance): Promise<void>
  /** The provider accepts the order, and the agreement with it. */
  sign(ctx: ActorContext, orderId: string): Promise<void>
  /** The order came to nothing before the work began. */
  revoke(ctx: ActorContext, orderId: string): Promise<void>
}

/** An order as the document needs it that does its work. */
export interface OrderToWorkOn {
  id: string
  no: string
  customerCompanyId: string
  customerName: string
  providerCompanyId: string
  providerName: string
  contact: OrderContact
  answers: OrderAnswers
  /** Who wrote the order. */
  createdBy: string | null
}

/**
 * The document that does the work of orders of one flow. Each call is part of the order's own transaction and comes after the order was
 * locked: whoever changes such a document locks its service order first.
 */
export interface LinkedWorkPort {
  /** The provider accepted the order. @returns the id of a draft for its customer to fill in and send */
  begin(ctx: ActorContext, order: OrderToWorkOn): Promise<string>
  /** The order came to nothing. @returns false where the work has gone too far to be taken back: then it goes on */
  stop(ctx: ActorContext, id: string, reason: string): Promise<boolean>
  /** The customer took what was handed over: nothing of the work waits for them any more. */
  finish(ctx: ActorContext, id: string): Promise<void>
  look(ctx: ActorContext, id: string): Promise<Omit<LinkedWork, 'flow'> | undefined>
  /** Those of them in which the customer has the next move. */
  waiting(ctx: ActorContext, ids: readonly string[]): Promise<ReadonlySet<string>>
}

export interface ServiceOrderPorts {
  /** Flows without an entry are worked on by hand. */
  linkedWork?: Partial<Record<ServiceFlow, LinkedWorkPort>>
  /** Without it orders need no agreement. */
  agreements?: AgreementPort
  offers: OfferPort
  organisation: CompanyPort
  /** An order that its customer paid an ability for was turned down, by its provider or by time. */
  turnedDown?(ctx: ActorContext, order: { id: string; customerCompanyId: string }): Promise<void>
  /** Without it orders are for no order of goods. */
  trade?: TradePort
  funds: FundsPort
  /**
   * What the bank moved for other documents that are sold like services: a statement of the columns `order_id, kind, currency, amount_minor,
   * commission_minor, at, region_id, provider_company_id, provider_name, category_code`, of the moments that `within` leaves.
   */
  paymentsBeside?(within: (at: SQL) => SQL): SQL
  /** How categories of services are called, by code; without it reports say the codes alone. */
  categoryNames?(ctx: ActorContext): Promise<ReadonlyMap<string, I18nText>>
  /** The texts that operators and the product give to a namespace of the screens, for the heads of sheets. */
  words(namespace: 'serviceOrder' | 'afterSales', locale: LocaleCode): Promise<Readonly<Record<string, string>>>
}
