import { i18nText, id, pageInput, z } from '@tradeport/kernel/contract-kit'
import { list, open } from './vocabulary'

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
  /** Switched off: nobody is asked for it any more; what says it already keeps it. */
  enabled: z.boolean(),
}

const optionBase = {
  value: z.string(),
  swatch: z.nullable(z.string()),
  /** Switched off: chosen no more, and shown where it was. */
  enabled: z.boolean(),
}

/** An attribute of a category with its words in the caller's language. */
export const categoryAttribute = z.object({
  ...attributeBase,
  name: z.string(),
  options: z.array(z.object({ ...optionBase, label: z.string() })),
})
export type CategoryAttribute = z.output<typeof categoryAttribute>

/** The same with its words in all languages, for operators. */
export const attributeDefinition = z.object({
  ...attributeBase,
  name: i18nText(80),
  options: z.array(z.object({ ...optionBase, label: i18nText(80) })),
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
  imageFileId: z.nullable(z.string()),
  sort: z.int(),
  version: z.int(),
  actions: z.array(z.string()),
  updatedAt: z.string(),
})
export type CategoryRow = z.output<typeof categoryRow>

/** An attribute as a category asks for it: its own, or that of one above it. */
export const categoryAssignment = z.object({
  attributeId: z.string(),
  code: z.string(),
  type: z.enum(ATTRIBUTE_TYPES),
  name: i18nText(80),
  status: z.enum(CATEGORY_STATUSES),
  required: z.boolean(),
  filterable: z.boolean(),
  skuAxis: z.boolean(),
  /** The category that asks for it: this one, or one above it. */
  from: z.object({ id: z.string(), name: i18nText(80) }),
  own: z.boolean(),
  /** Products of the category or below it say it: it cannot be taken away. */
  inUse: z.boolean(),
})
export type CategoryAssignment = z.output<typeof categoryAssignment>

export const categoryDetailOutput = z.extend(categoryRow, {
  hsHints: z.array(z.string()),
  attributes: z.array(attributeDefinition),
  assignments: z.array(categoryAssignment),
})
export type CategoryDetail = z.output<typeof categoryDetailOutput>

/** Words in at least one language. */
export const someWords = (max: number) =>
  i18nText(max).check(
    z.refine(words => Object.values(words).some(text => text.trim().length > 0), { error: 'required' }),
  )

export const MAX_CATEGORY_ATTRIBUTES = 60

/** What operators write of a category. */
export const categoryInput = z.object({
  parentId: open(id()),
  /** In the address of its page. */
  slug: z.string().check(z.trim(), z.regex(/^[a-z0-9](?:[a-z0-9-]{0,58}[a-z0-9])?$/, { error: 'slug' })),
  name: someWords(80),
  hsHints: list(z.string().check(z.trim(), z.regex(/^\d{4,10}$/, { error: 'hs_hint' })), 20),
  imageFileId: open(id()),
  sort: z._default(z.int().check(z.minimum(0), z.maximum(9999)), 100),
})
export type CategoryInput = z.input<typeof categoryInput>

/** What a category of its own asks for, in this order. */
export const categoryAssignments = z
  .array(
    z.object({
      attributeId: id(),
      required: z._default(z.boolean(), false),
      filterable: z._default(z.boolean(), false),
      skuAxis: z._default(z.boolean(), false),
    }),
  )
  .check(z.maxLength(MAX_CATEGORY_ATTRIBUTES), context => {
    for (const [index, { attributeId }] of context.value.entries())
      if (context.value.findIndex(other => other.attributeId === attributeId) < index)
        context.issues.push({
          code: 'custom',
          message: 'duplicate',
          path: [index, 'attributeId'],
          input: context.value,
        })
  })
export type CategoryAssignmentInput = z.output<typeof categoryAssignments>[number]

export const categoryPageInput = pageInput({ status: z.optional(z.enum(CATEGORY_STATUSES)) })
