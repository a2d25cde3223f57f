import { EXPORT_PARTIES, type ExportParty } from '@tradeport/domain/governance/contract'
import { ALL_REGIONS } from '@tradeport/kernel/config'
import { companyOf, peopleSeenBy } from '@tradeport/node/parties'
import { holdsRight, type ActorContext } from '@tradeport/node/server-kit'
import type { DataExport } from './data-export.table'
import type { ExportPorts, ExportSource } from './ports'

export type ExportScope = Pick<DataExport, 'party' | 'companyId' | 'storeId' | 'regionIds' | 'people'>

/** The company that the caller works for; null of an operator. */
export const partyOf = ({ actor }: ActorContext): ExportParty | null =>
  EXPORT_PARTIES.find(party => party === actor.kind) ?? null

/** None named are all. */
export function servedRegions({ actor }: ActorContext): readonly string[] {
  return actor.regionIds.length > 0 ? actor.regionIds : ALL_REGIONS.map(({ regionId }) => regionId)
}

/** Of a buyer's people those whose rows of the list the caller sees; everybody's when undefined. */
function peopleIn(ctx: ActorContext, source: ExportSource): readonly string[] | undefined {
  return partyOf(ctx) === 'buyer' && source.companies?.buyer?.person ? peopleSeenBy(ctx.actor) : undefined
}

/** Whether the caller still sees everybody whose rows a file holds. */
export function stillReaches(ctx: ActorContext, source: ExportSource, { people }: Pick<DataExport, 'people'>): boolean {
  const seen = peopleIn(ctx, source)
  return seen === undefined || (people !== null && people.every(id => seen.includes(id)))
}

/** Whose rows a file of the caller holds. @throws AppError `gateway.400019` for people without a company */
export function scopeOf(ctx: ActorContext, source: ExportSource): ExportScope {
  const party = partyOf(ctx)
  const storeId = party && source.companies?.[party]?.shop ? ctx.actor.storeId : null
  const seen = peopleIn(ctx, source)
  const people = seen ? [...seen] : null
  if (party !== null) return { party, companyId: companyOf(ctx), storeId, regionIds: null, people }
  return {
    party,
    companyId: null,
    storeId: null,
    people: null,
    regionIds: source.served ? [...servedRegions(ctx)] : null,
  }
}

/** A list as one side has it: its own columns and statuses. */
export function seenBy(source: ExportSource, party: ExportParty | null): ExportSource {
  const { status } = source
  const values = party && source.companies?.[party]?.statuses
  return {
    ...source,
    ...(status ? { status: values ? { ...status, values } : status } : {}),
    columns: source.columns.filter(({ of }) => !of || of.includes(party ?? 'operator')),
  }
}

/** Whether the caller reads the list at all. */
export function reads(ctx: ActorContext, ports: ExportPorts, source: ExportSource): boolean {
  const party = partyOf(ctx)
  const { roles } = ctx.actor
  if (party === null) return ports.held(roles).has(source.right)
  const company = source.companies?.[party]
  if (ctx.actor.rights) return company !== undefined && holdsRight(ctx.actor.rights, source.right)
  return company !== undefined && (company.roles?.some(role => roles.includes(role)) ?? true)
}
