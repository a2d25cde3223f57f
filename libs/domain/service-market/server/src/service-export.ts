import { SERVICE_EXPORT_COLUMNS, type ServiceRow, type serviceExport } from '@tradeport/domain/service-market/contract'
import type { ParsedInputOf } from '@tradeport/kernel/contract-kit'
import { pickText } from '@tradeport/kernel/values'
import { tradeDay } from '@tradeport/node/db'
import type { ActorContext, BinaryAnswer } from '@tradeport/node/server-kit'
import { listWorkbook } from '@tradeport/node/spreadsheet'
import type { ServiceMarketPorts } from './ports'
import { allCategories } from './service-category.repository'

/** Services as the caller sees them in the list, heads and statuses in the caller's language. */
export async function exportServices(
  ctx: ActorContext,
  ports: ServiceMarketPorts,
  services: readonly ServiceRow[],
  asked: ParsedInputOf<typeof serviceExport>,
): Promise<BinaryAnswer> {
  const words = await ports.words(ctx.locale)
  const categories = new Map((await allCategories(ctx)).map(({ code, name }) => [code, pickText(name, ctx.locale)]))
  return listWorkbook({
    fileName: `services-${tradeDay(ctx.now())}`,
    name: 'services',
    // A provider’s are all its own.
    columns: SERVICE_EXPORT_COLUMNS.filter(column => column !== 'provider' || ctx.actor.kind === 'operator'),
    asked,
    wide: 'title',
    head: column => words[`service.column.${column}`] ?? words[`field.${column}`] ?? column,
    rows: services.map(row => ({
      no: row.no,
      title: pickText(row.title, ctx.locale),
      category: categories.get(row.categoryCode) ?? row.categoryCode,
      provider: row.providerName,
      price: row.priceFrom,
      currency: row.currency,
      status: words[`status.${row.status}`] ?? row.status,
      submittedAt: row.submittedAt,
      publishedAt: row.publishedAt,
      updatedAt: row.updatedAt,
    })),
  })
}
