import type {
  AttributeType,
  AttributeValue,
  CompositionPart,
  ProductContent,
} from '@tradeport/domain/catalogue/contract'
import { isAbove, isBelow, sum } from './decimals'
import type { IssueList } from './issue-list'

/** What the rules need of a category's attribute; both the reader's and the operator's form of it fit. */
export interface AttributeFacts {
  code: string
  type: AttributeType
  required: boolean
  skuAxis: boolean
  min: string | null
  max: string | null
  /** Absent is on. */
  enabled?: boolean
  options: readonly { value: string; enabled?: boolean }[]
}

interface ValueCheck {
  value: AttributeValue
  path: string
  facts: AttributeFacts
  issues: IssueList
}

const DECIMAL = /^-?\d{1,9}(\.\d{1,3})?$/

export const isComposition = (value: AttributeValue): value is CompositionPart[] =>
  Array.isArray(value) && value.every(part => typeof part === 'object')

export const isOptionList = (value: AttributeValue): value is string[] =>
  Array.isArray(value) && value.every(part => typeof part === 'string')

export const isRange = (value: AttributeValue): value is { min: string; max: string } =>
  typeof value === 'object' && !Array.isArray(value)

const checkByType: Record<AttributeType, (check: ValueCheck) => void> = {
  select: check => {
    if (typeof check.value !== 'string') return wrongType(check)
    checkOptions(check, [check.value])
  },
  multi: check => {
    if (!isOptionList(check.value)) return wrongType(check)
    checkOptions(check, check.value)
  },
  number: check => {
    if (typeof check.value !== 'string' || !DECIMAL.test(check.value)) return wrongType(check)
    checkBounds(check, check.path, check.value)
  },
  range: check => {
    if (!isRange(check.value)) return wrongType(check)
    const { min, max } = check.value
    checkBounds(check, `${check.path}.min`, min)
    checkBounds(check, `${check.path}.max`, max)
    if (isBelow(max, min)) check.issues.error(`${check.path}.max`, 'below_min', { min })
  },
  bool: check => {
    if (typeof check.value !== 'boolean') wrongType(check)
  },
  text: check => {
    if (typeof check.value !== 'string') wrongType(check)
  },
  composition: check => {
    if (!isComposition(check.value)) return wrongType(check)
    checkOptions(
      check,
      check.value.map(part => part.option),
    )
    const total = sum(check.value.map(part => part.percent))
    if (total !== '100') check.issues.error(check.path, 'sum_100', { sum: total })
  },
}

function wrongType({ path, issues }: ValueCheck): void {
  issues.error(path, 'invalid_value')
}

function checkOptions({ path, facts, issues }: ValueCheck, chosen: readonly string[]): void {
  if (new Set(chosen).size < chosen.length) issues.error(path, 'duplicate')
  if (chosen.some(value => !facts.options.some(option => option.value === value))) issues.error(path, 'no_options')
  else if (chosen.some(value => isOptionOff(facts, value))) issues.error(path, 'not_offered')
}

/** It was an option once: what has it keeps it until somebody changes it. */
export function isOptionOff({ options }: Pick<AttributeFacts, 'options'>, value: string): boolean {
  return options.some(option => option.value === value && option.enabled === false)
}

function checkBounds({ facts, issues }: ValueCheck, path: string, value: string): void {
  if (facts.min !== null && isBelow(value, facts.min)) issues.error(path, 'below_min', { min: facts.min })
  if (facts.max !== null && isAbove(value, facts.max)) issues.error(path, 'above_max', { max: facts.max })
}

export function isEmptyValue(value: AttributeValue | undefined): boolean {
  return value === undefined || value === '' || (Array.isArray(value) && value.length === 0)
}

export function checkAttributes(
  content: ProductContent,
  attributes: readonly AttributeFacts[],
  issues: IssueList,
): void {
  for (const [code, value] of Object.entries(content.attributes)) {
    const facts = attributes.find(attribute => attribute.code === code)
    if (!facts) issues.error(`attributes.${code}`, 'unknown_attribute')
    else if (facts.enabled !== false && !isEmptyValue(value))
      checkByType[facts.type]({ value, facts, issues, path: `attributes.${code}` })
  }
  for (const { code, required } of attributes) {
    // An axis says its options by the SKUs.
    if (required && !content.axes.includes(code) && isEmptyValue(content.attributes[code]))
      issues.error(`attributes.${code}`, 'required')
  }
}
