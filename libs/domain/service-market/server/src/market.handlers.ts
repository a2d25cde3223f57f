import type * as serviceMarketContract from '@tradeport/domain/service-market/contract'
import type { ServiceAgreementOption, ServiceRecord } from '@tradeport/domain/service-market/contract'
import { proofStatuses } from '@tradeport/domain/service-market/rules'
import type { TimedRegion } from '@tradeport/kernel/config'
import { AppError } from '@tradeport/kernel/errors'
import { tradeDay } from '@tradeport/node/db'
import type { ActorContext, Handlers } from '@tradeport/node/server-kit'
import { cardDto, cardsOf, NO_RECORD } from './market-card'
import { recordsOfProviders, recordsOfServices } from './market-record'
import { facetCounts } from './market-facets'
import {
  listedService,
  listedServices,
  marketRows,
  offerOf,
  offeringProviders,
  relatedServices,
} from './market.repository'
import type { ProviderFacts, ServiceMarketPorts } from './ports'
import type { Service } from './service-market.table'

type MarketHandlers = Pick<
  Handlers<typeof serviceMarketContract>,
  'marketPage' | 'marketFacets' | 'marketDetail' | 'marketCompare' | 'marketProviderDetail'
>

const providerDto = (companyId: string, facts: ProviderFacts, record: ServiceRecord = NO_RECORD) => ({
  companyId,
  ...facts,
  record,
})

interface Beside {
  record: ServiceRecord | undefined
  agreement: ServiceAgreementOption | undefined
  /** On which day of the trade, and where, proofs are valid or not. */
  at: { day: string; region: TimedRegion }
}

const today = (ctx: ActorContext): Beside['at'] => ({ day: tradeDay(ctx.now()), region: ctx.region })

function factsDto(row: Service, facts: ProviderFacts, { record, agreement, at }: Beside) {
  const { content } = row
  const proofs = proofStatuses(content, content, at)
  return {
    ...cardDto(row, facts, record),
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
    qualifications: content.qualifications.map(({ type, validTo }, index) => ({
      type,
      validTo: validTo ?? null,
      status: proofs[index] ?? 'valid',
    })),
    afterSalePolicy: content.afterSalePolicy,
    directPay: content.directPay,
    agreement: agreement ? { code: agreement.code, edition: agreement.edition, title: agreement.title } : null,
  }
}

export function marketHandlers(ports: ServiceMarketPorts): MarketHandlers {
  const { providers, records, agreementTemplates } = ports
  const agreementsOf = (ctx: ActorContext, rows: readonly Service[]) =>
    agreementTemplates.under(
      ctx,
      rows.map(({ categoryCode, agreementTemplateCode: templateCode }) => ({ categoryCode, templateCode })),
    )
  /** What a filter needs to know besides. */
  const filterOf = async (ctx: ActorContext, { keyword }: { keyword?: string | undefined }) => ({
    hidden: await providers.hiddenProviders(ctx),
    named: keyword ? await providers.named(ctx, keyword) : [],
    day: tradeDay(ctx.now()),
  })
  /** Who offers something, and who of them is verified. */
  const offering = async (ctx: ActorContext, hidden: readonly string[]) => {
    const facts = await providers.providersOf(ctx, await offeringProviders(ctx, hidden))
    return { facts, verifiedIds: [...facts].flatMap(([id, { verified }]) => (verified ? [id] : [])) }
  }

  return {
    async marketPage(ctx, input) {
      const filter = await filterOf(ctx, input)
      const verifiedIds = input.verified ? (await offering(ctx, filter.hidden)).verifiedIds : []
      const page = await marketRows(ctx, {
        ...{ ...input, ...filter, verifiedIds },
        sort: input.sort ?? 'recommended',
      })
      return { ...page, records: [...(await cardsOf(ctx, ports, page.records)).values()] }
    },

    async marketFacets(ctx, input) {
      const filter = await filterOf(ctx, input)
      const { facts, verifiedIds } = await offering(ctx, filter.hidden)
      const { lists, prices, ...counts } = await facetCounts(ctx, { ...input, ...filter }, verifiedIds)
      return {
        priceModes: lists.priceMode,
        countries: lists.country,
        languages: lists.language,
        ports: lists.port,
        serviceRegions: lists.serviceRegion,
        proofs: lists.proof,
        providers: lists.provider.flatMap(({ value, count }) => {
          const name = facts.get(value)?.name
          return name === undefined ? [] : [{ value, count, name }]
        }),
        verified: counts.verified,
        prices: prices && { currency: ctx.region.currency, ...prices },
      }
    },

    async marketDetail(ctx, input) {
      const row = await listedService(ctx, input.id)
      const provider = row?.providerCompanyId ?? ''
      const facts = row && (await providers.providersOf(ctx, [provider])).get(provider)
      if (!row || !facts) throw new AppError('FT520404')
      const related = await relatedServices(ctx, row, await providers.hiddenProviders(ctx))
      const record = (await recordsOfServices(ctx, records, [row])).get(row.id)
      const ofProvider = (await recordsOfProviders(ctx, records, [provider])).get(provider)
      const [agreement] = await agreementsOf(ctx, [row])
      return {
        ...factsDto(row, facts, { record, agreement, at: today(ctx) }),
        providerDetail: providerDto(provider, facts, ofProvider),
        related: [...(await cardsOf(ctx, ports, related)).values()],
      }
    },

    async marketCompare(ctx, { ids }) {
      const asked = [...new Set(ids)]
      const rows = await listedServices(ctx, asked)
      const facts = await providers.providersOf(ctx, [...new Set(rows.map(row => row.providerCompanyId))])
      const recorded = await recordsOfServices(ctx, records, rows)
      const agreements = await agreementsOf(ctx, rows)
      const at = today(ctx)
      const services = asked.flatMap(id => {
        const place = rows.findIndex(candidate => candidate.id === id)
        const row = rows[place]
        const provider = row && facts.get(row.providerCompanyId)
        return provider ? [factsDto(row, provider, { record: recorded.get(id), agreement: agreements[place], at })] : []
      })
      return { services, gone: asked.filter(id => !services.some(service => service.id === id)) }
    },

    async marketProviderDetail(ctx, { companyId }) {
      const offer = await offerOf(ctx, companyId)
      const facts = (await providers.providersOf(ctx, [companyId])).get(companyId)
      if (offer.count === 0 || !facts) throw new AppError('FT520404')
      const record = (await recordsOfProviders(ctx, records, [companyId])).get(companyId)
      return {
        ...providerDto(companyId, facts, record),
        company: await providers.companySaid(ctx, companyId),
        serviceCount: offer.count,
        categoryCodes: offer.codes,
      }
    },
  }
}
