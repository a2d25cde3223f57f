import { defineEndpoint, id, optionalText, pageInput, pageOutput, z } from '@tradeport/kernel/contract-kit'
import { productCard, productDetailOutput } from './product.schema'
import { code, incotermCode, tradeType } from './vocabulary'

export const PRODUCT_SORTS = ['relevance', 'newest', 'price_asc', 'price_desc', 'moq_asc'] as const
export type ProductSort = (typeof PRODUCT_SORTS)[number]

const EVERYBODY = ['visitor', 'buyer', 'seller', 'provider', 'operator'] as const

/** Options of one attribute are alternatives, attributes narrow each other. */
export const productFilters = {
  categoryId: z.optional(id()),
  storeId: z.optional(id()),
  attributes: z.optional(
    z
      .record(code(), z.array(z.string().check(z.minLength(1), z.maxLength(60))).check(z.minLength(1), z.maxLength(20)))
      .check(z.refine(value => Object.keys(value).length <= 10, { error: 'too_many', params: { max: 10 } })),
  ),
  tradeType: z.optional(tradeType()),
  currency: z.optional(z.string().check(z.regex(/^[A-Z]{3}$/, { error: 'currency' }))),
  /** In `currency` (US dollars when absent); products priced in other currencies are compared at the reference rate. */
  priceMin: z.optional(z.string().check(z.regex(/^\d{1,10}(\.\d{1,4})?$/, { error: 'decimal' }))),
  priceMax: z.optional(z.string().check(z.regex(/^\d{1,10}(\.\d{1,4})?$/, { error: 'decimal' }))),
  moqMax: z.optional(z.string().check(z.regex(/^\d{1,9}(\.\d{1,3})?$/, { error: 'decimal' }))),
  leadDaysMax: z.optional(z.int().check(z.minimum(1), z.maximum(365))),
  incoterms: z.optional(z.array(incotermCode()).check(z.minLength(1), z.maxLength(11))),
  sampleAvailable: z.optional(z.boolean()),
  customisable: z.optional(z.boolean()),
  /** At least this level. */
  verifyLevel: z.optional(z.int().check(z.minimum(0), z.maximum(3))),
  originCountry: z.optional(z.string().check(z.regex(/^[A-Z]{2}$/, { error: 'country' }))),
}

export const productPage = defineEndpoint({
  name: 'catalogue.productPage',
  path: '/mall/product/page',
  audiences: EVERYBODY,
  reads: ['product'],
  input: pageInput(productFilters, PRODUCT_SORTS),
  output: pageOutput(productCard),
  errors: ['MALL610107'],
  summary: 'Products on sale in the region: a category with all below it, facets, and words in any of the languages.',
})

/** One way to narrow a list, with how many products each choice would leave. */
export const facetGroup = z.object({
  /** `category`, `incoterm`, `verify`, `sample`, `customisable`, `origin`, or an attribute's code prefixed with `a.`. */
  key: z.string(),
  /** Name of an attribute in the caller's language; empty for the built-in groups. */
  name: z.string(),
  unit: z.nullable(z.string()),
  options: z.array(z.object({ value: z.string(), label: z.string(), swatch: z.nullable(z.string()), count: z.int() })),
})
export type FacetGroup = z.output<typeof facetGroup>

export const productFacets = defineEndpoint({
  name: 'catalogue.productFacets',
  path: '/mall/product/facets',
  audiences: ['visitor'],
  reads: ['product'],
  input: z.object({ keyword: optionalText(200), ...productFilters }),
  output: z.object({
    groups: z.array(facetGroup),
    /** The list is long: counts come from its first part and mean "at least". */
    approximate: z.boolean(),
  }),
  summary: 'Choices that narrow a product list, each counted without the choices of its own group.',
})

export const searchSuggestions = defineEndpoint({
  name: 'catalogue.searchSuggestions',
  path: '/mall/search/suggestions',
  audiences: ['visitor'],
  reads: ['product'],
  input: z.object({ text: z.string().check(z.trim(), z.minLength(1), z.maxLength(60)) }),
  output: z.object({
    words: z.array(z.string()),
    categories: z.array(z.object({ id: z.string(), name: z.string() })),
  }),
  summary: 'Words and categories that go on from what has been typed, in any language.',
})

export const productDetail = defineEndpoint({
  name: 'catalogue.productDetail',
  path: '/mall/product/detail',
  audiences: EVERYBODY,
  reads: ['product'],
  input: z.object({ id: id() }),
  output: productDetailOutput,
  errors: ['MALL600404'],
  summary: 'The public page of a product on sale.',
})

/** Not the general download, because visitors of a product have no account; whoever sees the product on sale may read it. */
export const productDocumentFile = defineEndpoint({
  name: 'catalogue.productDocumentFile',
  method: 'GET',
  path: '/mall/product/document/:id',
  audiences: EVERYBODY,
  kind: 'binary',
  input: z.object({ id: id(), fileId: id() }),
  output: z.unknown(),
  errors: ['MALL600404'],
  summary:
    'A certificate, report or sheet of a product on sale, unless its seller keeps it for those who are signed in.',
})

export const relatedProducts = defineEndpoint({
  name: 'catalogue.relatedProducts',
  path: '/mall/product/related',
  audiences: EVERYBODY,
  reads: ['product'],
  input: z.object({ id: id(), limit: z._default(z.int().check(z.minimum(1), z.maximum(24)), 8) }),
  output: z.object({ sameStore: z.array(productCard), similar: z.array(productCard) }),
  errors: ['MALL600404'],
  summary: 'More of the same store, and the like from others.',
})
