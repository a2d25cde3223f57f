import type { SQL } from 'drizzle-orm'
import type { AbilityKey, MembershipParty } from '@tradeport/domain/membership/contract'
import type { LocaleCode } from '@tradeport/kernel/contract-kit'
import type { StakePort } from '@tradeport/node/parties'
import type { ActorContext } from '@tradeport/node/server-kit'

export interface CompanyFacts {
  readonly name: string
  readonly parties: readonly MembershipParty[]
}

/** Things of a capacity that leave the public eye while the membership covers fewer. */
export interface HiddenOverQuota {
  /**
   * Hides the newest over the limit, and shows what is covered again; asked again it does nothing.
   *
   * @param limit null: not counted.
   */
  fit(
    ctx: ActorContext,
    companyId: string,
    limit: number | null,
    mayHide: boolean,
  ): Promise<{ hidden: number; shown: number }>
  /** How many of the caller's company are hidden. */
  count(ctx: ActorContext): Promise<number>
}

export interface MembershipPorts {
  /** The domain's texts, for what a refusal names. */
  words(locale: LocaleCode): Promise<Readonly<Record<string, string>>>
  readonly organisation: StakePort & {
    companyNames(ctx: ActorContext, companyIds: readonly string[]): Promise<ReadonlyMap<string, string>>
    /** A company of the call's region. */
    company(ctx: ActorContext, companyId: string): Promise<CompanyFacts | undefined>
    /** In a statement: whether a company may begin something new, neither restricted nor suspended nor closed. */
    mayBegin(companyId: SQL): SQL
  }
  /** Of capacities: how many the caller's company has now. One without a count is not limited. */
  readonly counts: Readonly<Partial<Record<AbilityKey, (ctx: ActorContext) => Promise<number>>>>
  readonly overQuota: Readonly<Partial<Record<AbilityKey, HiddenOverQuota>>>
}
