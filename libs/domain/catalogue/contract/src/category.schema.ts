import { i18nText, z } from '@tradeport/kernel/contract-kit'

/**
 * `select` one option · `multi` several · `number` one figure · `range` from–to · `bool` · `text` ·
 * `composition` options with shares that sum to 100 %.
 */
export const ATTRIBUTE_TYPES = ['select', 'multi', 'number', 'range', 'bool', 'text', 'composition'] as const
export type AttributeType = (typeof ATTRIBUTE_TYPES)[number]

export const MAX_CATEGORY_LEVEL = 4

/** A disabled category is hidden and takes no new products. */
export const CATEGORY_STATUSES = ['enabled', 'disabled'] as const
export type CategoryStatus = (typeof CATEGORY_STATUSES)[number]

const attributeBase = {
  code: z.string(),
  type: z.enum(ATTRIBUTE_TYPES),
  /** Unit of a number or range, e.g. `g`, `Nm`, `gg`. */
  unit: z.nullable(z.string()),
  required: z.boolean(),
  filterable: z.boolean(),
  /** May span the SKU matrix. */
  skuAxis: z.boolean(),
  min: z.nullable(z.string()),
  max: z.nullable(z.string()),
}

/** An attribute of a category with its words in the caller's language. */
export const categoryAttribute = z.object({
  ...attributeBase,
  name: z.string(),
  options: z.array(z.object({ value: z.string(), label: z.string(), swatch: z.nullable(z.string()) })),
})
export type CategoryAttribute = z.output<typeof categoryAttribute>

/** The same with its words in all languages, for operators. */
export const attributeDefinition = z.object({
  ...attributeBase,
  name: i18nText(80),
  options: z.array(z.object({ value: z.string(), label: i18nText(80), swatch: z.nullable(z.string()) })),
})
export type AttributeDefinition = z.output<typeof attributeDefinition>

/** The tree is sent flat, parents before children, in the order to show. */
export const categoryNode = z.object({
  id: z.string(),
  parentId: z.nullable(z.string()),
  level: z.int(),
  slug: z.string(),
  name: z.string(),
  leaf: z.boolean(),
  imageFileId: z.nullable(z.string()),
  /** Products on sale in the caller's region, in the category and below it. */
  productCount: z.int(),
})
export type CategoryNode = z.output<typeof categoryNode>

export const categoryCrumb = z.object({ id: z.string(), slug: z.string(), name: z.string() })
export type CategoryCrumb = z.output<typeof categoryCrumb>

export const categoryRow = z.object({
  id: z.string(),
  parentId: z.nullable(z.string()),
  level: z.int(),
  slug: z.string(),
  name: i18nText(80),
  leaf: z.boolean(),
  status: z.enum(CATEGORY_STATUSES),
  attributeCount: z.int(),
  productCount: z.int(),
})
export type CategoryRow = z.output<typeof categoryRow>

export const categoryDetailOutput = z.extend(categoryRow, {
  hsHints: z.array(z.string()),
  attributes: z.array(attributeDefinition),
})
export type CategoryDetail = z.output<typeof categoryDetailOutput>
