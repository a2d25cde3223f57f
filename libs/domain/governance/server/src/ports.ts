import type { ActorContext } from '@tradeport/node/server-kit'

export interface GovernancePorts {
  organisation: {
    /** Legal names by company id; ids that do not exist are left out. */
    companyNames(ctx: ActorContext, companyIds: readonly string[]): Promise<Map<string, string>>
  }
}
