import { and, eq } from 'drizzle-orm'
import { MAX_ITEMS } from '@tradeport/domain/customs/contract'
import type * as customsContract from '@tradeport/domain/customs/contract'
import { checkUscc, crossesNoBorder } from '@tradeport/domain/customs/rules'
import { AppError } from '@tradeport/kernel/errors'
import { isoOrNull } from '@tradeport/node/db'
import { companyOf } from '@tradeport/node/parties'
import type { Handlers } from '@tradeport/node/server-kit'
import { requireDeclarant } from './declarant'
import { singleWindowConfig, type SingleWindowSettings } from './customs.table'
import type { CustomsPorts } from './ports'
import { settingsOf } from './settings'

type SettingsHandlers = Pick<
  Handlers<typeof customsContract>,
  'declarationFormConfig' | 'declarationFormConfigSave' | 'declarationFormTestConnection' | 'customsTransportModes'
>

const settingsDto = (row: SingleWindowSettings) => ({
  copCode: row.copCode,
  copName: row.copName,
  copCodeScc: row.copCodeScc,
  icCardNo: row.icCardNo.slice(-4),
  reviewRequired: row.reviewRequired,
  enabled: row.enabled,
  version: row.version,
  lastTestAt: isoOrNull(row.lastTestAt),
  lastTestOk: row.lastTestOk,
  lastTestMessage: row.lastTestMessage,
})

export const settingsHandlers = ({ codes, singleWindow }: CustomsPorts): SettingsHandlers => ({
  async declarationFormConfig(ctx) {
    const settings = await settingsOf(ctx, companyOf(ctx))
    return { config: settings ? settingsDto(settings) : null, adapter: singleWindow.name, maxItems: MAX_ITEMS }
  },

  async declarationFormConfigSave(ctx, { version, icCardNo, ...input }) {
    requireDeclarant(ctx)
    const problems = [
      ...(/^\d{9}[0-9A-Z]$/.test(input.copCode) ? [] : [{ path: 'copCode', rule: 'code' }]),
      ...(checkUscc(input.copCodeScc).valid ? [] : [{ path: 'copCodeScc', rule: 'uscc' }]),
    ]
    if (problems.length > 0) throw new AppError('FT520400', {}, { fieldErrors: problems })
    const companyId = companyOf(ctx)
    const found = await settingsOf(ctx, companyId)
    const set = {
      ...input,
      icCardNo: icCardNo || (found?.icCardNo ?? ''),
      updatedAt: ctx.now(),
      updatedBy: ctx.actor.userId,
      // Another sender is another connection.
      lastTestAt: null,
      lastTestOk: null,
      lastTestMessage: null,
    }
    const rows = found
      ? await ctx.db
          .update(singleWindowConfig)
          .set({ ...set, version: version + 1 })
          .where(and(eq(singleWindowConfig.companyId, companyId), eq(singleWindowConfig.version, version)))
          .returning()
      : await ctx.db
          .insert(singleWindowConfig)
          .values({ companyId, regionId: ctx.region.regionId, version: 0, ...set })
          .onConflictDoNothing()
          .returning()
    if (!rows[0]) throw new AppError('FT510006')
    return settingsDto(rows[0])
  },

  async declarationFormTestConnection(ctx) {
    requireDeclarant(ctx)
    const companyId = companyOf(ctx)
    if (!(await settingsOf(ctx, companyId))) throw new AppError('FT521002')
    const begun = performance.now()
    const result = await singleWindow.test()
    await ctx.db
      .update(singleWindowConfig)
      .set({ lastTestAt: ctx.now(), lastTestOk: result.ok, lastTestMessage: result.message || null })
      .where(eq(singleWindowConfig.companyId, companyId))
    return { ...result, latencyMs: Math.round(performance.now() - begun) }
  },

  /** The same in both directions: what crosses the border first, then what goes in and out of zones. */
  async customsTransportModes(ctx) {
    const modes = await codes.names(ctx, 'customs_transport_mode')
    return [...modes.filter(({ code }) => !crossesNoBorder(code)), ...modes.filter(({ code }) => crossesNoBorder(code))]
  },
})
