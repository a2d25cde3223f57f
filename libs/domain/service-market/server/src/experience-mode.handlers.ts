import { and, eq, sql, type SQL } from 'drizzle-orm'
import type * as serviceMarketContract from '@tradeport/domain/service-market/contract'
import {
  EXPERIENCE_SCENES,
  PRACTISED_BY,
  type ExperienceScene,
  type PracticeProgress,
} from '@tradeport/domain/service-market/contract'
import { AppError } from '@tradeport/kernel/errors'
import { iso } from '@tradeport/node/db'
import { companyOf, userOf } from '@tradeport/node/parties'
import type { ActorContext, Handlers } from '@tradeport/node/server-kit'
import type { ServiceMarketPorts } from './ports'
import { practiceProgressTable as progress } from './service-market.table'

type Row = typeof progress.$inferSelect

/** Everybody practises for themselves, for each company they act for. */
const own = (ctx: ActorContext): SQL | undefined =>
  and(
    eq(progress.userId, userOf(ctx)),
    eq(progress.companyId, companyOf(ctx)),
    eq(progress.regionId, ctx.region.regionId),
  )

const scenesOf = (ctx: ActorContext): readonly ExperienceScene[] =>
  PRACTISED_BY[ctx.actor.kind === 'provider' ? 'provider' : 'seller']

const shown = (scene: ExperienceScene, row: Row | undefined): PracticeProgress => ({
  scene,
  status: row?.status ?? null,
  step: row?.step ?? null,
  startedAt: row ? iso(row.startedAt) : null,
  data: row?.data ?? null,
})

export const experienceHandlers = ({
  usage,
}: ServiceMarketPorts): Pick<
  Handlers<typeof serviceMarketContract>,
  'needServiceExperienceMode' | 'practiceProgressList' | 'practiceProgressSave'
> => ({
  async needServiceExperienceMode(ctx) {
    const begun = await usage.begun(ctx, companyOf(ctx))
    const practised = await ctx.db.select().from(progress).where(own(ctx))
    const isOver = (scene: ExperienceScene) => practised.some(row => row.scene === scene && row.status !== 'running')
    const need = begun.length === 0
    return {
      need,
      scenes: EXPERIENCE_SCENES.filter(scene => !begun.includes(scene) && !isOver(scene)),
      reason: need ? 'nothing_begun' : 'begun',
    }
  },

  async practiceProgressList(ctx) {
    const rows = await ctx.db.select().from(progress).where(own(ctx))
    const scenes = scenesOf(ctx).map(scene =>
      shown(
        scene,
        rows.find(row => row.scene === scene),
      ),
    )
    return { scenes }
  },

  async practiceProgressSave(ctx, { scene, status, step, data, restart }) {
    if (!scenesOf(ctx).includes(scene)) throw new AppError('FT520404')
    const now = ctx.now()
    const [row] = await ctx.db
      .insert(progress)
      .values({
        ...{ userId: userOf(ctx), companyId: companyOf(ctx), regionId: ctx.region.regionId },
        ...{ scene, status, step, data, startedAt: now, updatedAt: now },
      })
      .onConflictDoUpdate({
        target: [progress.userId, progress.companyId, progress.scene],
        set: { status, step, data, updatedAt: now, startedAt: restart ? now : sql`${progress.startedAt}` },
      })
      .returning()
    return shown(scene, row)
  },
})
