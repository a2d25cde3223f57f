import type * as serviceMarketContract from '@tradeport/domain/service-market/contract'
import type { ServiceRecord } from '@tradeport/domain/service-market/contract'
import { headlinePrice } from '@tradeport/domain/service-market/rules'
import { AppError } from '@tradeport/kernel/errors'
import { iso } from '@tradeport/node/db'
import { pageOf, type ActorContext, type Handlers } from '@tradeport/node/server-kit'
import { listedService, listedServices, marketRows, offerOf, relatedServices } from './market.repository'
import type { ProviderFacts, ServiceMarketPorts } from './ports'
import type { Service } from './service-market.table'

type MarketHandlers = Pick<
  Handlers<typeof serviceMarketContract>,
  'marketPage' | 'marketDetail' | 'marketCompare' | 'marketProviderDetail'
>

export function cardDto(row: Service, provider: ProviderFacts) {
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
  }
}

const NO_RECORD: ServiceRecord = { orders: 0, ratings: 0, score: null }

const providerDto = (companyId: string, facts: ProviderFacts) => ({ companyId, ...facts })

function factsDto(row: Service, facts: ProviderFacts, record: ServiceRecord = NO_RECORD) {
  const { content } = row
  return {
    ...cardDto(row, facts),
    no: row.no,
    sourceLocale: content.sourceLocale,
    gallery: content.gallery,
    description: content.description,
    faq: content.faq,
    skus: content.skus.map(sku => ({ ...sku, price: sku.price ?? null, currency: sku.currency ?? null })),
    serviceRegions: content.serviceRegions,
    countries: content.countries,
    ports: content.ports,
    workingHours: content.workingHours,
    process: content.process.map(entry => ({ ...entry, days: entry.days ?? null })),
    materials: content.materials,
    qualifications: content.qualifications.map(paper => ({ type: paper.type, validTo: paper.validTo ?? null })),
    afterSalePolicy: content.afterSalePolicy,
    record,
  }
}

export function marketHandlers({ providers, records }: ServiceMarketPorts): MarketHandlers {
  /** Cards of those whose provider may be shown. */
  const cards = async (ctx: ActorContext, rows: readonly Service[]) => {
    const facts = await providers.providersOf(ctx, [...new Set(rows.map(row => row.providerCompanyId))])
    return rows.flatMap(row => {
      const provider = facts.get(row.providerCompanyId)
      return provider ? [cardDto(row, provider)] : []
    })
  }

  return {
    async marketPage(ctx, input) {
      const hidden = await providers.hiddenProviders(ctx)
      const { rows, count } = await marketRows(ctx, { ...input, sort: input.sort ?? 'recommended', hidden })
      return pageOf(input, await cards(ctx, rows), count)
    },

    async marketDetail(ctx, input) {
      const row = await listedService(ctx, input.id)
      const facts = row && (await providers.providersOf(ctx, [row.providerCompanyId])).get(row.providerCompanyId)
      if (!row || !facts) throw new AppError('FT520404')
      const related = await relatedServices(ctx, row, await providers.hiddenProviders(ctx))
      const record = (await records.recordsOf(ctx, [row.id])).get(row.id)
      return {
        ...factsDto(row, facts, record),
        providerDetail: providerDto(row.providerCompanyId, facts),
        related: await cards(ctx, related),
      }
    },

    async marketCompare(ctx, { ids }) {
      const asked = [...new Set(ids)]
      const rows = await listedServices(ctx, asked)
      const facts = await providers.providersOf(ctx, [...new Set(rows.map(row => row.providerCompanyId))])
      const recorded = await records.recordsOf(ctx, asked)
      const services = asked.flatMap(id => {
        const row = rows.find(candidate => candidate.id === id)
        const provider = row && facts.get(row.providerCompanyId)
        return provider ? [factsDto(row, provider, recorded.get(id))] : []
      })
      return { services, gone: asked.filter(id => !services.some(service => service.id === id)) }
    },

    async marketProviderDetail(ctx, input) {
      const offer = await offerOf(ctx, input.companyId)
      const facts = (await providers.providersOf(ctx, [input.companyId])).get(input.companyId)
      if (offer.count === 0 || !facts) throw new AppError('FT520404')
      return { ...providerDto(input.companyId, facts), serviceCount: offer.count, categoryCodes: offer.codes }
    },
  }
}
