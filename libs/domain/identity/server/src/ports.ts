import type { I18nText, PermissionCatalogue } from '@tradeport/kernel/contract-kit'
import type { ActorContext } from '@tradeport/node/server-kit'

export interface NewStore {
  companyId: string
  name: I18nText
  legalName: string
  country: string
  companyType: string
  foundedYear: number | null
  province: string
  city: string
  mainProducts: readonly string[]
}

/** The seller's shop, which the catalogue owns. */
export interface StorePort {
  /** @returns the id of the new store. */
  createStore(ctx: ActorContext, store: NewStore): Promise<string>
}

export interface IdentityPorts {
  stores: StorePort
  /** What a role may do, as `<document>:<action>`: read off the state machines of all domains. */
  permissionsOf(role: string): readonly string[]
  /** What operators may do at all; read when it is needed, since this domain's endpoints are in it. */
  catalogue(): PermissionCatalogue
}
