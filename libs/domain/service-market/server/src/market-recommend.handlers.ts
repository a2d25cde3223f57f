import type * as serviceMarketContract from '@tradeport/domain/service-market/contract'
import { isOpen, shipmentNeeds } from '@tradeport/domain/service-market/rules'
import { AppError } from '@tradeport/kernel/errors'
import { branchOf } from '@tradeport/kernel/values'
import type { Handlers } from '@tradeport/node/server-kit'
import { cardsOf } from './market-card'
import { bestOfEach, listedServices } from './market.repository'
import type { ServiceMarketPorts } from './ports'
import { allCategories } from './service-category.repository'

/** Of each kind: a choice, not a list. */
const MOST = 2

export const recommendHandlers = (
  ports: ServiceMarketPorts,
): Pick<Handlers<typeof serviceMarketContract>, 'marketRecommend'> => ({
  async marketRecommend(ctx, { orderId }) {
    const { providers, shipments, goods } = ports
    const shipment = await shipments.shipmentOf(ctx, orderId)
    if (!shipment) throw new AppError('FT520404')
    const categories = await allCategories(ctx)
    const own = { currency: ctx.region.currency, conformityGoods: await goods.needingConformity(ctx) }
    const needs = shipmentNeeds(shipment, own).flatMap(need => {
      const category = categories.find(({ code }) => code === need.categoryCode)
      return category && isOpen(categories, category.id) ? [{ need, category }] : []
    })
    if (needs.length === 0) return { needs: [] }
    const way = [shipment.destCountry, shipment.originCountry].filter(country => country !== null)
    const best = await bestOfEach(ctx, await providers.hiddenProviders(ctx), {
      branches: needs.map(({ category }) => branchOf(categories, category.id).map(({ code }) => code)),
      countries: way,
      most: MOST,
    })
    const rows = new Map((await listedServices(ctx, [...new Set(best.flat())])).map(row => [row.id, row]))
    const cards = await cardsOf(ctx, ports, [...rows.values()])
    return {
      needs: needs.flatMap(({ need, category }, place) => {
        const services = (best[place] ?? []).flatMap(id => {
          const row = rows.get(id)
          const service = row && cards.get(id)
          return service ? [{ service, serves: way.filter(country => row.countries.includes(country)) }] : []
        })
        return services.length > 0 ? [{ ...need, categoryName: category.name, services }] : []
      }),
    }
  },
})
