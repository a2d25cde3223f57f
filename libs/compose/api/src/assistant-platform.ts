import { mallRoutes, productDetail, productPage, type ProductCard } from '@tradeport/domain/catalogue/contract'
import { catalogueServer } from '@tradeport/domain/catalogue/server'
import { type KnowledgeEntry, type PlatformPort } from '@tradeport/domain/assistant/server'
import { publicDocument, publicDocumentPage, publicNewsPage } from '@tradeport/domain/content/contract'
import { contentServer, type ContentPorts } from '@tradeport/domain/content/server'
import { marketPage, serviceRoutes } from '@tradeport/domain/service-market/contract'
import { serviceMarketServer, type ServiceMarketPorts } from '@tradeport/domain/service-market/server'
import { addInquiryLine, inquiryPage, sourcingRoutes, threadPage } from '@tradeport/domain/sourcing/contract'
import { sourcingServer, type SourcingPorts } from '@tradeport/domain/sourcing/server'
import { orderPage, tradingRoutes } from '@tradeport/domain/trading/contract'
import { tradingServer, type TradingPorts } from '@tradeport/domain/trading/server'
import { APP_KEYS, FALLBACK_LOCALE, type PlatformKey, type RegionConfig } from '@tradeport/kernel/config'
import { z, type I18nText } from '@tradeport/kernel/contract-kit'
import { AppError } from '@tradeport/kernel/errors'
import { formatNumber, formatUnitPrice } from '@tradeport/kernel/values'
import type { ActorContext } from '@tradeport/node/server-kit'
import { builtInTexts } from './built-in-texts'
import { shopPorts } from './shop-ports'

type Words = Readonly<Record<string, string>>

interface PlatformParts {
  readonly content: ContentPorts
  readonly services: ServiceMarketPorts
  readonly sourcing: SourcingPorts
  readonly trading: TradingPorts
  companyName(ctx: ActorContext, companyId: string): Promise<string | null>
  publicUrl(frontEnd: PlatformKey, route: string, region: RegionConfig): string
}

/** What the assistant reads at once of each kind. */
const MOST_PUBLISHED = 200
const MOST_FOUND = 5
const NO_EXTRAS = { files: [] }

/**
 * The assistant asks the product's own endpoints, as the person who asks it: it can neither see nor do more than that person's
 * screens.
 */
export function assistantPlatform(parts: PlatformParts): PlatformPort {
  const catalogue = catalogueServer.handlers(shopPorts)
  const content = contentServer.handlers(parts.content)
  const services = serviceMarketServer.handlers(parts.services)
  const sourcing = sourcingServer.handlers(parts.sourcing)
  const trading = tradingServer.handlers(parts.trading)
  const tradesAs = (ctx: ActorContext): 'buyer' | 'seller' | null =>
    ctx.actor.kind === 'buyer' || ctx.actor.kind === 'seller' ? ctx.actor.kind : null
  const textOf = (ctx: ActorContext, text: I18nText) =>
    text[ctx.locale] ?? text[FALLBACK_LOCALE] ?? Object.values(text)[0] ?? ''

  const documentsOf = async (ctx: ActorContext): Promise<KnowledgeEntry[]> => {
    const { records } = await content.publicDocumentPage(
      ctx,
      z.parse(publicDocumentPage.input, { pageSize: 50 }),
      NO_EXTRAS,
    )
    const entries: KnowledgeEntry[] = []
    for (const { id, title, hasBody } of records) {
      const body = hasBody
        ? (await content.publicDocument(ctx, z.parse(publicDocument.input, { id }), NO_EXTRAS)).body
        : ''
      entries.push({ kind: 'document', title, text: plain(body), url: `/relatedDocument?id=${id}` })
    }
    return entries
  }

  return {
    async published(ctx) {
      const news = await content.publicNewsPage(
        ctx,
        z.parse(publicNewsPage.input, { pageSize: MOST_PUBLISHED }),
        NO_EXTRAS,
      )
      const offered = await services.marketPage(ctx, z.parse(marketPage.input, { pageSize: MOST_PUBLISHED }), NO_EXTRAS)
      return [
        ...news.records.map(({ id, title, summary }) => ({
          kind: 'news' as const,
          title,
          text: summary,
          url: `/newsDetail/${id}`,
        })),
        ...(await documentsOf(ctx)),
        ...offered.records.map(({ id, title, subtitle, provider }) => ({
          kind: 'service' as const,
          title: textOf(ctx, title),
          text: `${textOf(ctx, subtitle)} ${provider.name}`,
          url: parts.publicUrl('serviceMarket', serviceRoutes.publicService(id), ctx.region),
        })),
      ]
    },

    async goods(ctx, text) {
      const input = z.parse(productPage.input, { keyword: text.slice(0, 200), pageSize: MOST_FOUND })
      const { records } = await catalogue.productPage(ctx, input, NO_EXTRAS)
      const words = (await builtInTexts.texts('mall', ctx.locale)) ?? {}
      const units = (await builtInTexts.texts('units', ctx.locale)) ?? {}
      return records.map(card => ({
        productId: card.id,
        source: {
          kind: 'product' as const,
          title: card.title,
          url: mallRoutes.product(card.id),
          snippet: card.store.name,
        },
        text: card.title,
        facts: {
          price: priceOf(card, ctx, words),
          moq: fill(units['unit.quantity'] ?? '{quantity} {unit}', {
            quantity: formatNumber(card.moq, { region: ctx.region }),
            unit: units[`unit.${card.saleUnit}`] ?? card.saleUnit,
          }),
          leadDays: card.leadDays,
          seller: card.store.name,
        },
      }))
    },

    async orders(ctx, keyword) {
      const side = tradesAs(ctx)
      if (!side) return null
      const { records } = await trading.orderPage(
        ctx,
        z.parse(orderPage.input, { keyword, pageSize: MOST_FOUND }),
        NO_EXTRAS,
      )
      return records.map(order => ({
        source: {
          kind: 'order' as const,
          title: order.no,
          url: parts.publicUrl(side, tradingRoutes.order(order.id), ctx.region),
          snippet: order.firstItemName ?? '',
        },
        text: `${order.status}, ${order.firstItemName ?? ''}, ${order.total} ${order.currency}`,
      }))
    },

    async inquiries(ctx, keyword) {
      const side = tradesAs(ctx)
      if (!side) return null
      if (side === 'seller') {
        const { records } = await sourcing.threadPage(
          ctx,
          z.parse(threadPage.input, { keyword, pageSize: MOST_FOUND }),
          NO_EXTRAS,
        )
        return records.map(thread => ({
          source: {
            kind: 'inquiry' as const,
            title: thread.inquiryNo ?? thread.inquiryTitle ?? '',
            url: parts.publicUrl(side, sourcingRoutes.thread(thread.id), ctx.region),
            snippet: thread.inquiryTitle ?? '',
          },
          text: `${thread.status}, ${thread.inquiryTitle ?? ''}`,
        }))
      }
      const { records } = await sourcing.inquiryPage(
        ctx,
        z.parse(inquiryPage.input, { keyword, pageSize: MOST_FOUND }),
        NO_EXTRAS,
      )
      return records.map(inquiry => ({
        source: {
          kind: 'inquiry' as const,
          title: inquiry.no ?? inquiry.title ?? '',
          url: parts.publicUrl(side, sourcingRoutes.inquiry(inquiry.id), ctx.region),
          snippet: inquiry.title ?? '',
        },
        text: `${inquiry.status}, ${inquiry.title ?? inquiry.firstItemName ?? ''}`,
      }))
    },

    async draftInquiry(ctx, { productId, quantity, note }) {
      if (ctx.actor.kind !== 'buyer') throw new AppError('AI800403')
      const product = z.safeParse(productDetail.input, { id: productId })
      if (!product.success) throw new AppError('AI800404')
      const { saleUnit } = await catalogue.productDetail(ctx, product.data, NO_EXTRAS)
      const input = z.safeParse(addInquiryLine.input, {
        productId,
        quantities: [quantity],
        unit: saleUnit,
        customisation: note,
      })
      // A model may have made the id up, or the quantity.
      if (!input.success) throw new AppError('AI800404')
      await sourcing.addInquiryLine(ctx, input.data, NO_EXTRAS)
      return parts.publicUrl('buyer', '/inquiries/new', ctx.region)
    },

    addressOf: (ctx, frontEnd, route) => {
      const key = APP_KEYS.find(app => app === frontEnd)
      return key === undefined || key === 'portal' ? route : parts.publicUrl(key, route, ctx.region)
    },

    companyName: async ctx => (ctx.actor.companyId ? parts.companyName(ctx, ctx.actor.companyId) : null),
  }
}

const plain = (html: string): string =>
  html
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()

/** As the mall's own pages say it, in the caller's language and region. */
function priceOf({ price }: ProductCard, { locale, region }: ActorContext, words: Words): string | null {
  if (!price) return null
  const [min, max] = [price.min, price.max].map(each => formatUnitPrice(each, price.currency, locale, region))
  return min === max ? (min ?? null) : fill(words['price.span'] ?? '{min} – {max}', { min, max })
}

const fill = (text: string, values: Readonly<Record<string, string | undefined>>): string =>
  text.replaceAll(/\{(\w+)\}/g, (_placeholder, name: string) => values[name] ?? '')
