import {
  REQUIREMENT_KEYS,
  checklistContent,
  type ChecklistItem,
  type RegistrationParty,
} from '@tradeport/domain/identity/contract'
import type * as identityContract from '@tradeport/domain/identity/contract'
import { builtInChecklist, checklistProblems } from '@tradeport/domain/identity/rules'
import { AppError } from '@tradeport/kernel/errors'
import { isoOrNull } from '@tradeport/node/db'
import type { ActorContext, Handlers } from '@tradeport/node/server-kit'
import { requireListed } from './listed-codes'
import type { CodePorts, IdentityPorts } from './ports'

type ChecklistHandlers = Pick<Handlers<typeof identityContract>, 'checklistDetail' | 'checklistUpdate'>

interface ChecklistRow {
  items: unknown
  version: number
  updated_at: Date
  updated_by_name: string | null
}

async function rowOf(ctx: ActorContext, party: RegistrationParty): Promise<ChecklistRow | undefined> {
  const [row] = await ctx.query<ChecklistRow>(
    'checklist',
    `select c.items, c.version, c.updated_at, u.display_name as updated_by_name
     from registration_checklist c left join user_account u on u.id = c.updated_by
     where c.region_id = $1 and c.party = $2`,
    [ctx.region.regionId, party],
  )
  return row
}

const itemsOf = (row: ChecklistRow): ChecklistItem[] => checklistContent.parse({ items: row.items }).items

/** What the region asks of this party: what operators say, or the product's own list. */
export async function checklistOf(ctx: ActorContext, party: RegistrationParty): Promise<ChecklistItem[]> {
  const row = await rowOf(ctx, party)
  return row ? itemsOf(row) : builtInChecklist(party, ctx.region.regionCode)
}

/** @throws AppError at the item that names a kind of company that nobody has listed; what stood there before may stay. */
async function requireKnownTypes(
  ctx: ActorContext,
  codes: CodePorts,
  items: readonly ChecklistItem[],
  before: readonly ChecklistItem[],
): Promise<void> {
  const stood = new Set(before.flatMap(({ companyTypes }) => companyTypes))
  for (const [at, { companyTypes }] of items.entries())
    for (const code of companyTypes.filter(type => !stood.has(type)))
      await requireListed(ctx, codes, { list: 'company_type', code }, `items.${at}.companyTypes`)
}

export const checklistHandlers = ({ codes }: Pick<IdentityPorts, 'codes'>): ChecklistHandlers => ({
  async checklistDetail(ctx, { party }) {
    const row = await rowOf(ctx, party)
    return {
      party,
      version: row?.version ?? 0,
      items: row ? itemsOf(row) : builtInChecklist(party, ctx.region.regionCode),
      updatedAt: isoOrNull(row?.updated_at ?? null),
      updatedByName: row?.updated_by_name ?? null,
    }
  },

  async checklistUpdate(ctx, input) {
    const { party, items, version, reason } = input
    const fieldErrors = checklistProblems(items, REQUIREMENT_KEYS)
    if (fieldErrors.length > 0) throw new AppError('USER_SERVICE530400', {}, { fieldErrors: [...fieldErrors] })
    const before = await checklistOf(ctx, party)
    await requireKnownTypes(ctx, codes, items, before)
    const saved = await ctx.query<{ version: number }>(
      'checklist_save',
      `insert into registration_checklist as c (region_id, party, items, version, updated_at, updated_by)
       select $1, $2, $3::jsonb, 1, $5, $6 where $4 = 0
         or exists (select 1 from registration_checklist where region_id = $1 and party = $2)
       on conflict (region_id, party) do update set items = excluded.items, version = c.version + 1, updated_at = excluded.updated_at,
         updated_by = excluded.updated_by where c.version = $4
       returning version`,
      [ctx.region.regionId, party, JSON.stringify(items), version, ctx.now().toISOString(), ctx.actor.userId],
    )
    const next = saved[0]?.version
    if (next === undefined) throw new AppError('FT510006')
    await ctx.audit({
      action: 'checklist:update',
      entityType: 'checklist',
      entityId: party,
      entityNo: party,
      before: { items: before },
      after: { items },
      reason,
    })
    ctx.live({ to: { operators: true }, topic: 'checklist', id: party })
    return { version: next }
  },
})
