import type { ActorContext } from '@tradeport/node/server-kit'

export interface GovernancePorts {
  organisation: {
    /** Legal names by company id; ids that do not exist are left out. */
    companyNames(ctx: ActorContext, companyIds: readonly string[]): Promise<Map<string, string>>
    /** Companies of the region with this in their name or as their number. */
    companiesNamed(ctx: ActorContext, part: string): Promise<string[]>
    /** Names of people by account id. */
    personNames(ctx: ActorContext, userIds: readonly string[]): Promise<Map<string, string>>
  }
}
