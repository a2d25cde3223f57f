import { i18nText, pageInput, z } from '@tradeport/kernel/contract-kit'
import { ATTRIBUTE_TYPES, CATEGORY_STATUSES, someWords, type AttributeType } from './category.schema'
import { open } from './vocabulary'

export const MAX_ATTRIBUTE_OPTIONS = 300

/** What a kind of attribute can be: which have options, a unit, limits; which can be filtered by, or span the SKU matrix. */
export const ATTRIBUTE_TRAITS: Readonly<
  Record<AttributeType, { options: boolean; unit: boolean; limits: boolean; filter: boolean; axis: boolean }>
> = {
  select: { options: true, unit: true, limits: false, filter: true, axis: true },
  multi: { options: true, unit: true, limits: false, filter: true, axis: true },
  number: { options: false, unit: true, limits: true, filter: true, axis: false },
  range: { options: false, unit: true, limits: true, filter: false, axis: false },
  bool: { options: false, unit: false, limits: false, filter: true, axis: false },
  text: { options: false, unit: false, limits: false, filter: false, axis: false },
  composition: { options: true, unit: false, limits: false, filter: true, axis: false },
}

/** The form a code is written in from now on; products name it, so it stays. */
const newCode = (pattern: RegExp) => z.string().check(z.trim(), z.regex(pattern, { error: 'code' }))
const limit = () => open(z.string().check(z.trim(), z.regex(/^-?\d{1,9}(\.\d{1,3})?$/, { error: 'decimal' })))

export const attributeOptionInput = z.object({
  value: newCode(/^[a-z0-9][a-z0-9_.-]{0,47}$/),
  label: someWords(80),
  /** The colour itself, where it is one. */
  swatch: open(z.string().check(z.trim(), z.regex(/^#[0-9a-fA-F]{6}$/, { error: 'colour' }))),
  enabled: z._default(z.boolean(), true),
})
export type AttributeOptionInput = z.output<typeof attributeOptionInput>

const attributeFields = z.object({
  code: newCode(/^[a-z][a-z0-9_]{0,39}$/),
  type: z.enum(ATTRIBUTE_TYPES),
  name: someWords(80),
  unit: open(z.string().check(z.trim(), z.minLength(1), z.maxLength(12))),
  min: limit(),
  max: limit(),
  options: z._default(z.array(attributeOptionInput).check(z.maxLength(MAX_ATTRIBUTE_OPTIONS)), []),
})

/** What operators write of an attribute. */
export const attributeInput = attributeFields.check(context => {
  for (const { path, error } of senseOf(context.value))
    context.issues.push({ code: 'custom', message: error, path, input: context.value })
})
export type AttributeInput = z.input<typeof attributeInput>
export type AttributeValues = z.output<typeof attributeInput>

/** What does not go together. */
function senseOf({ type, unit, min, max, options }: AttributeValues) {
  const traits = ATTRIBUTE_TRAITS[type]
  const wrong: { path: (string | number)[]; error: string }[] = []
  if (traits.options && !options.some(({ enabled }) => enabled)) wrong.push({ path: ['options'], error: 'required' })
  if (!traits.options && options.length > 0) wrong.push({ path: ['options'], error: 'invalid_value' })
  if (!traits.unit && unit !== null) wrong.push({ path: ['unit'], error: 'invalid_value' })
  if (!traits.limits)
    for (const [path, value] of Object.entries({ min, max }))
      if (value !== null) wrong.push({ path: [path], error: 'invalid_value' })
  if (min !== null && max !== null && Number(max) < Number(min)) wrong.push({ path: ['max'], error: 'price_to' })
  const values = options.map(({ value }) => value)
  for (const [index, value] of values.entries())
    if (values.indexOf(value) < index) wrong.push({ path: ['options', index, 'value'], error: 'duplicate' })
  return wrong
}

export const attributeRow = z.object({
  id: z.string(),
  code: z.string(),
  type: z.enum(ATTRIBUTE_TYPES),
  name: i18nText(80),
  unit: z.nullable(z.string()),
  status: z.enum(CATEGORY_STATUSES),
  optionCount: z.int(),
  /** Categories that ask for it of their own. */
  categoryCount: z.int(),
  version: z.int(),
  actions: z.array(z.string()),
  updatedAt: z.string(),
})
export type AttributeRow = z.output<typeof attributeRow>

export const attributeDetailOutput = z.extend(attributeRow, {
  min: z.nullable(z.string()),
  max: z.nullable(z.string()),
  /** Products say it: its kind stays. */
  inUse: z.boolean(),
  options: z.array(
    z.object({
      value: z.string(),
      label: i18nText(80),
      swatch: z.nullable(z.string()),
      enabled: z.boolean(),
      /** Products have it: it may be switched off, not deleted. */
      inUse: z.boolean(),
    }),
  ),
  categories: z.array(z.object({ id: z.string(), name: i18nText(80) })),
})
export type AttributeDetail = z.output<typeof attributeDetailOutput>

export const attributePageInput = pageInput({
  status: z.optional(z.enum(CATEGORY_STATUSES)),
  type: z.optional(z.enum(ATTRIBUTE_TYPES)),
})
