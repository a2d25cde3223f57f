import type { SQL } from 'drizzle-orm'
import type { CollectAccount, OrderGoods } from '@tradeport/domain/customs/rules'
import type { LocaleCode } from '@tradeport/kernel/contract-kit'
import type { FundsPort } from '@tradeport/node/funds'
import type { StakePort } from '@tradeport/node/parties'
import type { ActorContext } from '@tradeport/node/server-kit'
import type { Attachment, SingleWindowPort } from './single-window.port'

/**
 * Codes in force on a day: what each says besides its name, by list and code; countries by their three letters. A list of which nothing is
 * there at all is left out.
 */
export type CodesInForce = (
  ctx: ActorContext,
  wanted: readonly { readonly list: string; readonly code: string }[],
  day: string,
) => Promise<ReadonlyMap<string, ReadonlyMap<string, Readonly<Record<string, string>>>>>

/** What the goods of a trade order come to. */
export interface OrderTotal {
  readonly currency: string
  readonly amount: string
  /** Number of the order; missing where it was asked for before that was told. */
  readonly no?: string
  /** Likewise. */
  readonly buyerCompanyId?: string
}
/** By the ids of the orders. */
export type OrderTotals = Readonly<Record<string, OrderTotal>>

/** A service order as customs needs it. */
export interface ServiceOrderWork {
  id: string
  no: string
  /** `CUSTOMS`: an agency order does the work. */
  flowCode: string
  customerCompanyId: string
  providerCompanyId: string
  /** Paid, and not handed over yet. */
  isRunning: boolean
  customsOrderId: string | null
  /** By the key of the question. */
  answers: Readonly<Record<string, string | readonly string[]>>
}

/** An agency order as its agreement needs it. */
export interface AgencyToAgreeOn {
  id: string
  no: string
  customerCompanyId: string
  customerName: string
  providerCompanyId: string
  providerName: string
  /** What is to be cleared. */
  itemName: string
  qty: string
}

/** What both sides of an agency order agree to that is placed without a service order; each call is part of the order's own transaction. */
export interface AgencyAgreementPort {
  prepare(ctx: ActorContext, order: AgencyToAgreeOn): Promise<void>
  /** The draft was written anew: what was accepted for other goods no longer counts. */
  revise(ctx: ActorContext, order: AgencyToAgreeOn): Promise<void>
  /** The order is sent. @throws AppError `FT526010` where the edition in force has not been accepted */
  seal(ctx: ActorContext, orderId: string): Promise<void>
  /** The broker accepts the order, and the agreement with it. */
  sign(ctx: ActorContext, orderId: string): Promise<void>
  /** The order came to nothing before the work began. */
  revoke(ctx: ActorContext, orderId: string): Promise<void>
}

export interface CustomsPorts {
  /** Without it agency orders need none. */
  readonly agreements?: AgencyAgreementPort
  readonly organisation: StakePort & {
    companyNames(ctx: ActorContext, companyIds: readonly string[]): Promise<ReadonlyMap<string, string>>
    /** Companies of the region with a customs broker record that holds today, by name: the first of them, or all of these. */
    brokers(
      ctx: ActorContext,
      keyword: string,
      among?: readonly string[],
    ): Promise<readonly { companyId: string; name: string }[]>
    /** Of the call's region; undefined for all others. */
    company(ctx: ActorContext, companyId: string): Promise<{ readonly name: string } | undefined>
    /** The accounts in force that the company is paid to. */
    collectAccounts(ctx: ActorContext, companyId: string): Promise<readonly CollectAccount[]>
    /** Companies of the region with this in their name. */
    companiesNamed(ctx: ActorContext, keyword: string): Promise<readonly string[]>
  }
  readonly codes: {
    inForce: CodesInForce
    names(ctx: ActorContext, list: string): Promise<readonly { code: string; name: string }[]>
    /** What codes are called in a language, by list and code, in force or not; countries by their three letters. */
    labels(
      ctx: ActorContext,
      wanted: readonly { readonly list: string; readonly code: string }[],
      locale: LocaleCode,
    ): Promise<ReadonlyMap<string, ReadonlyMap<string, string>>>
    /** Countries by their three letters, from their two. */
    countries(ctx: ActorContext, codes: readonly string[]): Promise<ReadonlyMap<string, string>>
    /** The code below a parent that has this name in some language, where just one has it. */
    named(
      ctx: ActorContext,
      list: string,
      named: { readonly parent: string; readonly name: string },
    ): Promise<string | undefined>
    /** What a copy of these lists holds for. */
    version(ctx: ActorContext, lists: readonly string[]): Promise<string>
    /** US dollars for one unit of a currency on a day. */
    usdRate(ctx: ActorContext, currency: string, day: string): Promise<string | undefined>
  }
  /** What the pages call fields and statuses, for the heads and cells of sheets. */
  words(namespace: 'customs' | 'customsOrder', locale: LocaleCode): Promise<Readonly<Record<string, string>>>
  readonly orders: {
    /** What a company sold by a trade order, countries by their two letters; undefined for what is not its own. */
    goodsSold(ctx: ActorContext, orderId: string, sellerCompanyId: string): Promise<OrderGoods | undefined>
    /** What the goods of orders come to, by their ids; what is not the company's own is missing. */
    totalsSold(
      ctx: ActorContext,
      orderIds: readonly string[],
      sellerCompanyId: string,
    ): Promise<ReadonlyMap<string, OrderTotal>>
  }
  readonly serviceOrders: {
    /** Undefined for what is not the caller's. */
    find(ctx: ActorContext, id: string, lock?: 'update'): Promise<ServiceOrderWork | undefined>
    /** Which agency order does the work. */
    link(ctx: ActorContext, id: string, customsOrderId: string): Promise<void>
    /** Locks it: before the agency order that does its work, whoever changes both. */
    hold(ctx: ActorContext, id: string): Promise<void>
    /** Whether the provider still owes a refund by what the platform decided. */
    isHeld(
      ctx: ActorContext,
      provider: { readonly providerCompanyId: string; readonly regionId: string },
    ): Promise<boolean>
    /**
     * What became of the agency order: the service order goes on with it, ends with it (`given_up` by the broker), or has its work done
     * anew (`cancelled` by the client).
     */
    worked(
      ctx: ActorContext,
      change: { id: string; news: 'accepted' | 'completed' | 'given_up' | 'cancelled'; note: string | null },
    ): Promise<void>
  }
  /**
   * What else a provider has to be there for from one civil day of the trade to another: statements of the columns of its calendar (`kind, day,
   * at, document, id, no, client, about`), of the caller's own.
   */
  days?(ctx: ActorContext, span: { readonly from: string; readonly to: string }): readonly SQL[]
  /** The licensed bank that holds what clients pay for agency orders. */
  readonly funds: FundsPort
  /** Percent that the platform keeps of what a broker is paid for an order that is accepted now. */
  commissionRate(ctx: ActorContext): Promise<string>
  readonly singleWindow: SingleWindowPort
  readonly keepPaper: KeepPaper
  /** Of the acting company’s own: it goes unless something refers to it. False for what is not theirs. */
  forgetFile(ctx: ActorContext, fileId: string): Promise<boolean>
}

/** Keeps a file as the acting company's own; undefined for a kind that is none that we take. */
export type KeepPaper = (ctx: ActorContext, file: Attachment) => Promise<string | undefined>
