import { and, eq, inArray } from 'drizzle-orm'
import type * as serviceMarketContract from '@tradeport/domain/service-market/contract'
import { PROFILE_EDITORS } from '@tradeport/domain/service-market/rules'
import { holds } from '@tradeport/kernel/contract-kit'
import { AppError } from '@tradeport/kernel/errors'
import { companyOf } from '@tradeport/node/parties'
import type { ActorContext, Handlers } from '@tradeport/node/server-kit'
import { searchTextOf, trimI18n } from './plain-text'
import type { ProviderPort } from './ports'
import { requirePictures } from './service-content'
import { providerProfile } from './service-market.table'

const DOCUMENT = 'providerProfile'

const isEditor = (ctx: ActorContext): boolean => holds(ctx.actor.roles, PROFILE_EDITORS, [DOCUMENT])

export const profileHandlers: Pick<
  Handlers<typeof serviceMarketContract>,
  'providerProfileDetail' | 'providerProfileSave'
> = {
  async providerProfileDetail(ctx) {
    const companyId = companyOf(ctx)
    const [row] = await ctx.db.select().from(providerProfile).where(eq(providerProfile.companyId, companyId))
    return {
      companyId,
      sourceLocale: row?.sourceLocale ?? ctx.locale,
      logoFileId: row?.logoFileId ?? null,
      introduction: row?.introduction ?? {},
      version: row?.version ?? 0,
      actions: isEditor(ctx) ? ['save'] : [],
    }
  },

  async providerProfileSave(ctx, { version, profile }) {
    if (!isEditor(ctx)) throw new AppError('MALL600403')
    const { sourceLocale, logoFileId } = profile
    await requirePictures(ctx, logoFileId === null ? [] : [{ path: 'profile.logoFileId', id: logoFileId }])
    const introduction = trimI18n(profile.introduction)
    const companyId = companyOf(ctx)
    const written = {
      ...{ sourceLocale, logoFileId, introduction, version: version + 1 },
      searchText: searchTextOf(introduction),
      updatedAt: ctx.now(),
      updatedBy: ctx.actor.userId,
    }
    const [saved] =
      version === 0
        ? await ctx.db
            .insert(providerProfile)
            .values({ companyId, regionId: ctx.region.regionId, createdAt: ctx.now(), ...written })
            .onConflictDoNothing()
            .returning({ version: providerProfile.version })
        : await ctx.db
            .update(providerProfile)
            .set(written)
            .where(and(eq(providerProfile.companyId, companyId), eq(providerProfile.version, version)))
            .returning({ version: providerProfile.version })
    if (!saved) throw new AppError('FT510006')
    ctx.live({ to: { companyId }, topic: DOCUMENT, id: companyId })
    return saved
  },
}

/** Who providers are by what the companies' domain says, with what they wrote of themselves. */
export function withProfiles(providers: ProviderPort): ProviderPort {
  return {
    ...providers,
    async providersOf(ctx, companyIds) {
      const facts = await providers.providersOf(ctx, companyIds)
      if (facts.size === 0) return facts
      const rows = await ctx.db
        .select()
        .from(providerProfile)
        .where(inArray(providerProfile.companyId, [...facts.keys()]))
      const written = new Map(rows.map(row => [row.companyId, row]))
      return new Map(
        [...facts].map(([id, company]) => {
          const own = written.get(id)
          return [id, own ? { ...company, logoFileId: own.logoFileId, introduction: own.introduction } : company]
        }),
      )
    },
  }
}
