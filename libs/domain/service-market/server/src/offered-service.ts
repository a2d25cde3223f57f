import type { OrderTemplate, ServiceContent, ServiceFlow } from '@tradeport/domain/service-market/contract'
import { isOpen, qualificationProblems } from '@tradeport/domain/service-market/rules'
import { tradeDay } from '@tradeport/node/db'
import type { ActorContext } from '@tradeport/node/server-kit'
import { listedService } from './market.repository'
import type { ServiceMarketPorts } from './ports'
import { allCategories } from './service-category.repository'
import type { Service } from './service-market.table'

/** A service as it can be ordered now. */
export interface OfferedService {
  id: string
  no: string
  providerCompanyId: string
  content: ServiceContent
  /** Percent of what is paid. */
  commissionRate: string
  afterSaleDays: number
  /** So long the provider's share stays with the bank after the end of an order. */
  settlementDays: number
  /** What does the work of an order of it. */
  flowCode: ServiceFlow
  template: OrderTemplate
}

/** What visitors see of a service; undefined for what is not on the market, or whose provider is not. */
export async function offeredContent(
  ctx: ActorContext,
  providers: ServiceMarketPorts['providers'],
  id: string,
): Promise<Service | undefined> {
  const row = await listedService(ctx, id)
  if (!row) return undefined
  return (await providers.providersOf(ctx, [row.providerCompanyId])).has(row.providerCompanyId) ? row : undefined
}

/** Undefined also where the service's category is closed. */
export async function offeredService(
  ctx: ActorContext,
  { providers }: ServiceMarketPorts,
  id: string,
): Promise<OfferedService | undefined> {
  const row = await offeredContent(ctx, providers, id)
  // Until the job takes it off the market.
  if (!row || qualificationProblems(row.content, [], tradeDay(ctx.now())).length > 0) return undefined
  const categories = await allCategories(ctx)
  const category = categories.find(candidate => candidate.code === row.categoryCode)
  if (!category || !isOpen(categories, category.id)) return undefined
  return {
    id: row.id,
    no: row.no,
    providerCompanyId: row.providerCompanyId,
    content: row.content,
    commissionRate: category.commissionRate,
    afterSaleDays: category.afterSaleDays,
    settlementDays: category.settlementDays,
    flowCode: category.flowCode,
    template: category.orderTemplate,
  }
}
