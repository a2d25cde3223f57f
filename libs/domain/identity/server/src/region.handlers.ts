import type * as identityContract from '@tradeport/domain/identity/contract'
import { REGION_PICTURES, type RegionContent, type RegionRow } from '@tradeport/domain/identity/contract'
import { noticeState, regionProblems, timersKept, trimmedContent } from '@tradeport/domain/identity/rules'
import { ALL_REGIONS, REGIONS, displayCurrencies } from '@tradeport/kernel/config'
import { AppError } from '@tradeport/kernel/errors'
import { isoOrNull } from '@tradeport/node/db'
import type { ActorContext, Handlers } from '@tradeport/node/server-kit'
import { contentOf } from './known-regions'
import { requirePublicPicture } from './public-picture'
import type { IdentityPorts } from './ports'

type RegionHandlers = Pick<
  Handlers<typeof identityContract>,
  'regionList' | 'regionDetail' | 'regionUpdate' | 'regionClose' | 'regionReopen'
>

interface ProfileRow {
  region_id: string
  content: unknown
  closed_at: Date | null
  version: number
  updated_at: Date
  updated_by_name: string | null
}

async function profilesOf(ctx: ActorContext, regionIds: readonly string[]): Promise<ProfileRow[]> {
  return ctx.query<ProfileRow>(
    'region_profiles',
    `select p.region_id, p.content, p.closed_at, p.version, p.updated_at, u.display_name as updated_by_name
     from region_profile p left join user_account u on u.id = p.updated_by where p.region_id = any ($1::text[])`,
    [regionIds],
  )
}

async function profileOf(ctx: ActorContext): Promise<ProfileRow | undefined> {
  const [row] = await profilesOf(ctx, [ctx.region.regionId])
  return row
}

/** @throws AppError `FT510006` when somebody was faster. @returns the next version */
async function save(
  ctx: ActorContext,
  {
    content,
    closedAt,
    version,
    formerAreaCode = null,
  }: { content: RegionContent; closedAt: Date | null; version: number; formerAreaCode?: string | null },
): Promise<number> {
  const saved = await ctx.query<{ version: number }>(
    'region_profile_save',
    `insert into region_profile as p (region_id, content, closed_at, version, updated_at, updated_by, former_area_codes)
     select $1, $2::jsonb, $3::timestamptz, 1, $5, $6, array_remove(array[$7::text], null) where $4 = 0 or exists (select 1 from region_profile where region_id = $1)
     on conflict (region_id) do update set content = excluded.content, closed_at = excluded.closed_at, version = p.version + 1,
       updated_at = excluded.updated_at, updated_by = excluded.updated_by,
       former_area_codes = array_remove(p.former_area_codes, $7) || excluded.former_area_codes where p.version = $4
     returning version`,
    [
      ctx.region.regionId,
      JSON.stringify(content),
      isoOrNull(closedAt),
      version,
      ctx.now().toISOString(),
      ctx.actor.userId,
      formerAreaCode,
    ],
  )
  const next = saved[0]?.version
  if (next === undefined) throw new AppError('FT510006')
  return next
}

/** What differs, field by field, so that the log names it and nothing else. */
function changes(before: RegionContent, after: RegionContent) {
  const said = new Map(Object.entries(before))
  const changed = Object.entries(after).filter(
    ([name, value]) => JSON.stringify(said.get(name)) !== JSON.stringify(value),
  )
  return {
    before: Object.fromEntries(changed.map(([name]) => [name, said.get(name)])),
    after: Object.fromEntries(changed),
  }
}

export const regionHandlers = ({ regions }: Pick<IdentityPorts, 'regions'>): RegionHandlers => {
  async function note(ctx: ActorContext, step: 'update' | 'close' | 'reopen', change: object, reason: string) {
    const { regionId, regionCode } = ctx.region
    await ctx.audit({
      action: `region:${step}`,
      entityType: 'region',
      entityId: regionId,
      entityNo: regionCode,
      ...change,
      reason,
    })
    ctx.live({ to: { operators: true }, topic: 'region', id: regionId })
    await regions.changed(ctx)
  }

  /** Closes or reopens; the texts stay as they are. */
  async function turn(
    ctx: ActorContext,
    to: 'close' | 'reopen',
    { version, reason }: { version: number; reason: string },
  ) {
    const row = await profileOf(ctx)
    if ((row?.closed_at != null) === (to === 'close'))
      throw new AppError((row?.version ?? 0) === version ? 'MALL600403' : 'FT510006')
    const closedAt = to === 'close' ? ctx.now() : null
    const next = await save(ctx, { content: contentOf(row?.content), closedAt, version })
    const [open, closed] = [{ state: 'open' }, { state: 'closed' }]
    await note(ctx, to, to === 'close' ? { before: open, after: closed } : { before: closed, after: open }, reason)
    return { version: next }
  }

  return {
    async regionList(ctx) {
      const served = ALL_REGIONS.filter(
        ({ regionId }) => ctx.actor.regionIds.length === 0 || ctx.actor.regionIds.includes(regionId),
      )
      const ids = served.map(({ regionId }) => regionId)
      const [profiles, settings] = await Promise.all([
        profilesOf(ctx, ids),
        ctx.query<{ region_id: string; own: unknown }>(
          'region_own_timers',
          'select region_id, own from region_setting where region_id = any ($1::text[])',
          [ids],
        ),
      ])
      const profileIn = new Map(profiles.map(row => [row.region_id, row]))
      const timersIn = new Map(settings.map(row => [row.region_id, timersKept(row.own)]))
      return served.map((region): RegionRow => {
        const row = profileIn.get(region.regionId)
        const content = contentOf(row?.content)
        return {
          region: region.region,
          regionId: region.regionId,
          state: row?.closed_at ? 'closed' : 'open',
          closedAt: isoOrNull(row?.closed_at ?? null),
          defaultLocale: content.defaultLocale ?? region.locale,
          locales: [...(content.locales ?? region.localeList)],
          currencies: [...(content.currencies ?? displayCurrencies(region))],
          timeZone: region.timeZone,
          hotline: content.hotline ?? region.hotline,
          notice: noticeState(content, ctx.now()),
          ownTimers: Object.keys(timersIn.get(region.regionId) ?? {}).length,
          updatedAt: isoOrNull(row?.updated_at ?? null),
          updatedByName: row?.updated_by_name ?? null,
        }
      })
    },

    async regionDetail(ctx) {
      const row = await profileOf(ctx)
      return {
        region: ctx.region.region,
        version: row?.version ?? 0,
        state: row?.closed_at ? 'closed' : 'open',
        closedAt: isoOrNull(row?.closed_at ?? null),
        content: contentOf(row?.content),
        updatedAt: isoOrNull(row?.updated_at ?? null),
        updatedByName: row?.updated_by_name ?? null,
      }
    },

    async regionUpdate(ctx, { version, content: given, reason }) {
      const content = trimmedContent(given)
      const fieldErrors = regionProblems(content, REGIONS[ctx.region.region])
      if (fieldErrors.length > 0) throw new AppError('USER_SERVICE530400', {}, { fieldErrors })
      const row = await profileOf(ctx)
      const before = contentOf(row?.content)
      for (const name of REGION_PICTURES) {
        const picture = content[name]
        if (picture !== null && picture !== before[name]) await requirePublicPicture(ctx, picture, `content.${name}`)
      }
      const file = REGIONS[ctx.region.region]
      const [was, is] = [before, content].map(({ phoneAreaCode }) => phoneAreaCode ?? file.phoneAreaCode)
      const formerAreaCode = was === is ? null : (was ?? null)
      const next = await save(ctx, { content, closedAt: row?.closed_at ?? null, version, formerAreaCode })
      await note(ctx, 'update', changes(before, content), reason)
      return { version: next }
    },

    regionClose: (ctx, input) => turn(ctx, 'close', input),
    regionReopen: (ctx, input) => turn(ctx, 'reopen', input),
  }
}
