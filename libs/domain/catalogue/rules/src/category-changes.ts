import {
  ATTRIBUTE_TRAITS,
  MAX_CATEGORY_LEVEL,
  type AttributeType,
  type CategoryAssignmentInput,
} from '@tradeport/domain/catalogue/contract'
import type { FieldRule } from '@tradeport/kernel/errors'
import { placementProblemIn, type Placed } from '@tradeport/kernel/values'

interface Problem {
  path: string
  rule: FieldRule
}

/**
 * Whether a category may be placed below a parent.
 *
 * @returns the rule it would break, or null.
 */
export function categoryPlacement(
  categories: readonly Placed[],
  id: string | null,
  parentId: string | null,
): FieldRule | null {
  return placementProblemIn(categories, id, parentId, MAX_CATEGORY_LEVEL)
}

export interface AttributeState {
  code: string
  type: AttributeType
  options: readonly { value: string }[]
}

/** What products say of an attribute: anything at all, and which of its options. */
export interface AttributeUse {
  isUsed: boolean
  options: ReadonlySet<string>
}

/** What may not change of an attribute, since products or categories go by it. */
export function attributeChangeProblems(before: AttributeState, after: AttributeState, use: AttributeUse): Problem[] {
  const problems: Problem[] = []
  if (after.code !== before.code) problems.push({ path: 'code', rule: 'not_editable' })
  if (use.isUsed && after.type !== before.type) problems.push({ path: 'type', rule: 'in_use' })
  const kept = new Set(after.options.map(({ value }) => value))
  if (before.options.some(({ value }) => use.options.has(value) && !kept.has(value)))
    problems.push({ path: 'options', rule: 'in_use' })
  return problems
}

/** What an attribute is asked as in a category, against its kind. */
export function assignmentProblems(
  assigned: readonly (CategoryAssignmentInput & { type: AttributeType })[],
): Problem[] {
  return assigned.flatMap(({ type, filterable, skuAxis }, index) => [
    ...(filterable && !ATTRIBUTE_TRAITS[type].filter
      ? [{ path: `${index}.filterable`, rule: 'not_offered' } satisfies Problem]
      : []),
    ...(skuAxis && !ATTRIBUTE_TRAITS[type].axis
      ? [{ path: `${index}.skuAxis`, rule: 'not_axis' } satisfies Problem]
      : []),
  ])
}
