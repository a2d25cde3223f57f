import type * as identityContract from '@tradeport/domain/identity/contract'
import { timerProblems, timersKept } from '@tradeport/domain/identity/rules'
import { AppError } from '@tradeport/kernel/errors'
import { isoOrNull } from '@tradeport/node/db'
import type { ActorContext, Handlers } from '@tradeport/node/server-kit'
import type { IdentityPorts } from './ports'

type SettingHandlers = Pick<Handlers<typeof identityContract>, 'regionSettingDetail' | 'regionSettingUpdate'>

interface SettingRow {
  own: unknown
  version: number
  updated_at: Date
  updated_by_name: string | null
}

async function rowOf(ctx: ActorContext): Promise<SettingRow | undefined> {
  const [row] = await ctx.query<SettingRow>(
    'region_setting',
    `select s.own, s.version, s.updated_at, u.display_name as updated_by_name
     from region_setting s left join user_account u on u.id = s.updated_by where s.region_id = $1`,
    [ctx.region.regionId],
  )
  return row
}

export const regionSettingHandlers = ({ regions }: Pick<IdentityPorts, 'regions'>): SettingHandlers => ({
  async regionSettingDetail(ctx) {
    const row = await rowOf(ctx)
    return {
      version: row?.version ?? 0,
      own: timersKept(row?.own),
      updatedAt: isoOrNull(row?.updated_at ?? null),
      updatedByName: row?.updated_by_name ?? null,
    }
  },

  async regionSettingUpdate(ctx, { own, version, reason }) {
    const fieldErrors = timerProblems(own)
    if (fieldErrors.length > 0) throw new AppError('USER_SERVICE530400', {}, { fieldErrors })
    const before = await rowOf(ctx)
    const saved = await ctx.query<{ version: number }>(
      'region_setting_save',
      `insert into region_setting as s (region_id, own, version, updated_at, updated_by)
       select $1, $2::jsonb, 1, $4, $5 where $3 = 0 or exists (select 1 from region_setting where region_id = $1)
       on conflict (region_id) do update set own = excluded.own, version = s.version + 1, updated_at = excluded.updated_at,
         updated_by = excluded.updated_by where s.version = $3
       returning version`,
      [ctx.region.regionId, JSON.stringify(own), version, ctx.now().toISOString(), ctx.actor.userId],
    )
    const next = saved[0]?.version
    if (next === undefined) throw new AppError('FT510006')
    await ctx.audit({
      action: 'regionSetting:update',
      entityType: 'regionSetting',
      entityId: ctx.region.regionId,
      entityNo: ctx.region.regionCode,
      before: { own: timersKept(before?.own) },
      after: { own },
      reason,
    })
    ctx.live({ to: { operators: true }, topic: 'regionSetting', id: ctx.region.regionId })
    await regions.changed(ctx)
    return { version: next }
  },
})
