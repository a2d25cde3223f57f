import {
  defineEndpoint,
  id,
  LOCALE_CODES,
  optionalText,
  pageInput,
  pageOutput,
  z,
} from '@tradeport/kernel/contract-kit'
import { productCard } from './product.schema'
import { storeCard } from './store.schema'

/** A `document` is kept in whatever edition is in force: by its `documentId`. */
export const FAVOURITE_TARGETS = ['product', 'store', 'news', 'document'] as const
export type FavouriteTarget = (typeof FAVOURITE_TARGETS)[number]

/** Of more, the oldest are not marked in lists. */
export const MAX_FAVOURITE_MARKS = 1000

const target = () => z.object({ targetType: z.enum(FAVOURITE_TARGETS), targetId: id() })

export const favouriteAdd = defineEndpoint({
  name: 'catalogue.favouriteAdd',
  path: '/mall/buyer/favourite/add',
  audiences: ['buyer'],
  writes: true,
  touches: ['favourite'],
  input: target(),
  output: z.object({}),
  errors: ['MALL600404'],
  summary: 'Keeps a product, store, article or document; what is kept already stays as it was.',
})

export const favouriteRemove = defineEndpoint({
  name: 'catalogue.favouriteRemove',
  path: '/mall/buyer/favourite/remove',
  audiences: ['buyer'],
  writes: true,
  touches: ['favourite'],
  input: target(),
  output: z.object({}),
  summary: 'Keeps it no longer.',
})

export const FOLDER_MAX = 60
export const FAVOURITE_NOTE_MAX = 500
const folderName = () => optionalText(FOLDER_MAX)

export const favouriteChange = defineEndpoint({
  name: 'catalogue.favouriteChange',
  path: '/mall/buyer/favourite/change',
  audiences: ['buyer'],
  writes: true,
  touches: ['favourite'],
  input: z.object({ ...target().shape, folder: folderName(), note: optionalText(FAVOURITE_NOTE_MAX) }),
  output: z.object({}),
  errors: ['MALL600404'],
  summary: 'Puts what is kept into a folder, and says why; what is left out is taken away.',
})

export const favouriteFolders = defineEndpoint({
  name: 'catalogue.favouriteFolders',
  path: '/mall/buyer/favourite/folders',
  audiences: ['buyer'],
  reads: ['favourite'],
  input: z.object({}),
  output: z.array(z.object({ name: z.string(), product: z.int(), store: z.int(), news: z.int(), document: z.int() })),
  summary: 'The folders the caller has made, by name, with how much is in each.',
})

export const favouriteMarks = defineEndpoint({
  name: 'catalogue.favouriteMarks',
  path: '/mall/buyer/favourite/marks',
  audiences: ['buyer'],
  reads: ['favourite'],
  input: z.object({}),
  output: z.object({
    product: z.array(z.string()),
    store: z.array(z.string()),
    news: z.array(z.string()),
    document: z.array(z.string()),
  }),
  summary: 'Ids of what the caller keeps, to mark them in lists.',
})

/** What has become of a price since it was kept; `null` where there is nothing to compare. */
export const PRICE_CHANGES = ['lower', 'same', 'higher'] as const
export type PriceChange = (typeof PRICE_CHANGES)[number]

const kept = {
  savedAt: z.string(),
  available: z.boolean(),
  folder: z.nullable(z.string()),
  note: z.nullable(z.string()),
}

export const favouriteProduct = z.object({
  ...kept,
  product: productCard,
  priceAtSave: z.nullable(z.object({ amount: z.string(), currency: z.string() })),
  priceChange: z.nullable(z.enum(PRICE_CHANGES)),
})
export type FavouriteProduct = z.output<typeof favouriteProduct>

export const favouriteStore = z.object({ ...kept, store: storeCard, productCount: z.int() })
export type FavouriteStore = z.output<typeof favouriteStore>

const keptWords = {
  ...kept,
  id: z.string(),
  /** As it was when it was kept, where it can be read no more. */
  title: z.string(),
  contentLocale: z.enum(LOCALE_CODES),
}

/** `news` is null where the article is not in the portal now. */
export const favouriteNews = z.object({
  ...keptWords,
  news: z.nullable(z.object({ summary: z.string(), coverFileId: z.nullable(z.string()), publishedAt: z.string() })),
})
export type FavouriteNews = z.output<typeof favouriteNews>

/** `document` is the edition in force; null where there is none to read now. */
export const favouriteDocument = z.object({
  ...keptWords,
  document: z.nullable(z.object({ code: z.string(), edition: z.int(), effectiveAt: z.string() })),
})
export type FavouriteDocument = z.output<typeof favouriteDocument>

export const favouriteProductPage = defineEndpoint({
  name: 'catalogue.favouriteProductPage',
  path: '/mall/buyer/favourite/product/page',
  audiences: ['buyer'],
  reads: ['favourite', 'product'],
  input: pageInput({ folder: folderName() }),
  output: pageOutput(favouriteProduct),
  summary: 'Products the caller keeps, the latest first, with what has become of their prices.',
})

export const favouriteStorePage = defineEndpoint({
  name: 'catalogue.favouriteStorePage',
  path: '/mall/buyer/favourite/store/page',
  audiences: ['buyer'],
  reads: ['favourite', 'store'],
  input: pageInput({ folder: folderName() }),
  output: pageOutput(favouriteStore),
  summary: 'Stores the caller keeps, the latest first.',
})

export const favouriteNewsPage = defineEndpoint({
  name: 'catalogue.favouriteNewsPage',
  path: '/mall/buyer/favourite/news/page',
  audiences: ['buyer'],
  reads: ['favourite', 'newsArticle'],
  input: pageInput({ folder: folderName() }),
  output: pageOutput(favouriteNews),
  summary: 'News the caller keeps, the latest first, in their language.',
})

export const favouriteDocumentPage = defineEndpoint({
  name: 'catalogue.favouriteDocumentPage',
  path: '/mall/buyer/favourite/document/page',
  audiences: ['buyer'],
  reads: ['favourite', 'relatedDocument'],
  input: pageInput({ folder: folderName() }),
  output: pageOutput(favouriteDocument),
  summary: 'Related documents the caller keeps, the latest first, each in its edition in force.',
})
