import type { AbilityKey, MembershipParty } from '@tradeport/domain/membership/contract'
import type { ActorContext } from '@tradeport/node/server-kit'

export interface CompanyFacts {
  readonly name: string
  readonly parties: readonly MembershipParty[]
}

export interface MembershipPorts {
  readonly organisation: {
    companyNames(ctx: ActorContext, companyIds: readonly string[]): Promise<ReadonlyMap<string, string>>
    /** A company of the call's region. */
    company(ctx: ActorContext, companyId: string): Promise<CompanyFacts | undefined>
  }
  /** Of capacities: how many the caller's company has now. One without a count is not limited. */
  readonly counts: Readonly<Partial<Record<AbilityKey, (ctx: ActorContext) => Promise<number>>>>
}
