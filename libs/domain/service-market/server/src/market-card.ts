import type { MarketServiceCard, ServiceRecord } from '@tradeport/domain/service-market/contract'
import { headlinePrice } from '@tradeport/domain/service-market/rules'
import { iso } from '@tradeport/node/db'
import type { ActorContext } from '@tradeport/node/server-kit'
import { recordsOfServices } from './market-record'
import type { ProviderFacts, ServiceMarketPorts } from './ports'
import type { Service } from './service-market.table'

export const NO_RECORD: ServiceRecord = {
  orders: 0,
  ratings: 0,
  score: null,
  responseMinutes: null,
  completionRate: null,
  takesOrders: true,
}

export function cardDto(row: Service, provider: ProviderFacts, record: ServiceRecord = NO_RECORD) {
  const { content } = row
  // As the provider wrote it: the column has a scale of its own.
  const headline = headlinePrice(content.skus)
  return {
    id: row.id,
    categoryCode: row.categoryCode,
    title: content.title,
    subtitle: content.subtitle,
    coverFileId: content.coverFileId ?? null,
    priceMode: headline?.priceMode ?? ('negotiable' as const),
    priceFrom: headline?.price ?? null,
    currency: headline?.currency ?? null,
    unit: headline?.unit ?? ('order' as const),
    deliveryDaysMin: content.deliveryDaysMin ?? null,
    deliveryDaysMax: content.deliveryDaysMax ?? null,
    languages: content.languages,
    provider: {
      companyId: row.providerCompanyId,
      name: provider.name,
      logoFileId: provider.logoFileId,
      verified: provider.verified,
    },
    publishedAt: iso(row.publishedAt ?? row.updatedAt),
    record,
  }
}

/** Of those whose provider may be shown, by their ids and in the order they came. */
export async function cardsOf(
  ctx: ActorContext,
  { providers, records }: Pick<ServiceMarketPorts, 'providers' | 'records'>,
  rows: readonly Service[],
): Promise<ReadonlyMap<string, MarketServiceCard>> {
  const facts = await providers.providersOf(ctx, [...new Set(rows.map(row => row.providerCompanyId))])
  const shown = rows.filter(row => facts.has(row.providerCompanyId))
  const recorded = await recordsOfServices(ctx, records, shown)
  return new Map(
    shown.flatMap(row => {
      const provider = facts.get(row.providerCompanyId)
      return provider ? [[row.id, cardDto(row, provider, recorded.get(row.id))] as const] : []
    }),
  )
}
