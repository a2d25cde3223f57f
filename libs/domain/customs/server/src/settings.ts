import { eq } from 'drizzle-orm'
import { AppError } from '@tradeport/kernel/errors'
import type { ActorContext } from '@tradeport/node/server-kit'
import { singleWindowConfig, type SingleWindowSettings } from './customs.table'

const TEST_HOLDS_HOURS = 24

export async function settingsOf(ctx: ActorContext, companyId: string): Promise<SingleWindowSettings | undefined> {
  const rows = await ctx.db.select().from(singleWindowConfig).where(eq(singleWindowConfig.companyId, companyId))
  return rows[0]
}

/** @throws AppError `FT521002` unless they are set up, switched on and were tested within a day. */
export async function readySettings(ctx: ActorContext, companyId: string): Promise<SingleWindowSettings> {
  const settings = await settingsOf(ctx, companyId)
  const since = ctx.now().getTime() - TEST_HOLDS_HOURS * 3_600_000
  const isTested = settings?.lastTestOk === true && (settings.lastTestAt?.getTime() ?? 0) >= since
  if (!settings?.enabled || !isTested) throw new AppError('FT521002')
  return settings
}
