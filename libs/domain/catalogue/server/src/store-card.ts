import type { StoreCard } from '@tradeport/domain/catalogue/contract'
import { pickText } from '@tradeport/kernel/values'
import type { ActorContext } from '@tradeport/node/server-kit'
import type { LocaleCode } from '@tradeport/kernel/contract-kit'
import type { StoreRecord } from './catalogue.table'
import { isLocale } from '@tradeport/node/server-kit'

export function yearsSince(foundedYear: number | null, now: Date): number | null {
  return foundedYear === null ? null : Math.max(0, now.getUTCFullYear() - foundedYear)
}

export function localeOf(value: string): LocaleCode {
  return isLocale(value) ? value : 'en_US'
}

export function storeCardOf(ctx: ActorContext, store: StoreRecord): StoreCard {
  return {
    id: store.id,
    slug: store.slug,
    name: pickText(store.name, ctx.locale, localeOf(store.sourceLocale)),
    logoFileId: store.logoFileId,
    country: store.country,
    city: store.city,
    verifyLevel: store.verifyLevel,
    years: yearsSince(store.foundedYear, ctx.now()),
    responseRate: store.responseRate,
    responseMinutes: store.responseMinutes,
  }
}
