import type {
  ProductCard,
  productDetail,
  productDocumentFile,
  productFacets,
  productPage,
  relatedProducts,
  searchSuggestions,
  storeDetail,
  storePage,
} from '@tradeport/domain/catalogue/contract'
import { AppError } from '@tradeport/kernel/errors'
import { rowStatement, type ActorContext, type Handlers } from '@tradeport/node/server-kit'
import { cardColumnsText, cardOf, cardValues, type CardRow } from './listing-card'
import { listingFacets } from './listing-facets'
import { listingPage } from './listing-page'
import { productDetailOf } from './product-detail'
import { documentFileOf } from './product-document'
import { suggestionsFor } from './search-suggestions'
import { storePageOf, storePublic } from './store-public'

type PublicEndpoints = {
  productPage: typeof productPage
  productFacets: typeof productFacets
  searchSuggestions: typeof searchSuggestions
  productDetail: typeof productDetail
  productDocumentFile: typeof productDocumentFile
  relatedProducts: typeof relatedProducts
  storePage: typeof storePage
  storeDetail: typeof storeDetail
}

const sameStoreRows = rowStatement<CardRow>(
  'related_store',
  rows => `
  select ${cardColumnsText(3)} from product_listing l
  where l.store_id = $1 and l.visible and l.product_id <> $2 order by l.score desc, l.product_id desc limit ${rows}`,
)

const similarRows = rowStatement<CardRow>(
  'related_similar',
  rows => `
  select ${cardColumnsText(4)} from (
    select product_id, store_id, score from product_listing
    where region_id = $1 and category_id = $2 and visible order by score desc, product_id desc limit 200
  ) near join product_listing l on l.product_id = near.product_id
  where near.store_id <> $3 order by near.score desc, near.product_id desc limit ${rows}`,
)

async function related(
  ctx: ActorContext,
  id: string,
  limit: number,
): Promise<{ sameStore: ProductCard[]; similar: ProductCard[] }> {
  const [product] = await ctx.query<{ store_id: string; category_id: string }>(
    'related_of',
    'select store_id, category_id from product_listing where product_id = $1 and region_id = $2 and visible',
    [id, ctx.region.regionId],
  )
  if (!product) throw new AppError('MALL600404')
  const sameStore = await sameStoreRows(ctx, limit, [product.store_id, id, ...cardValues(ctx)])
  const similar = await similarRows(ctx, limit, [
    ctx.region.regionId,
    product.category_id,
    product.store_id,
    ...cardValues(ctx),
  ])
  const cards = (rows: readonly CardRow[]) => rows.map(row => cardOf(ctx, row, undefined))
  return { sameStore: cards(sameStore), similar: cards(similar) }
}

export const publicHandlers: Handlers<PublicEndpoints> = {
  productPage: listingPage,
  productFacets: listingFacets,
  searchSuggestions: (ctx, input) => suggestionsFor(ctx, input.text),
  productDetail: (ctx, input) => productDetailOf(ctx, input.id),
  productDocumentFile: documentFileOf,
  relatedProducts: (ctx, input) => related(ctx, input.id, input.limit),
  storePage: storePageOf,
  storeDetail: storePublic,
}
