import type { z } from '@tradeport/kernel/contract-kit'
import type { WrongField } from '@tradeport/kernel/errors'

type Issue = z.core.$ZodIssue

interface Rule {
  rule: string
  params: Record<string, string | number>
}

const FORMAT_RULES: Record<string, string> = {
  email: 'email',
  url: 'url',
  date: 'date',
  datetime: 'date',
}

/** Zod's finding as one of the product's rules; a schema that names its own rule (`{ error: 'sum_100' }`) keeps it. */
function ruleOf(issue: Issue): Rule {
  const named = /^[a-z][a-z0-9_]*$/.test(issue.message) ? issue.message : undefined
  switch (issue.code) {
    case 'invalid_type':
      return {
        rule: issue.input === undefined || issue.input === null ? 'required' : (named ?? 'invalid_type'),
        params: {},
      }
    case 'too_small': {
      const minimum = Number(issue.minimum)
      // A list of which there must be one is missing as an empty text is.
      if (issue.input === '' || (minimum === 1 && (issue.origin === 'string' || issue.origin === 'array')))
        return { rule: 'required', params: {} }
      if (issue.origin === 'string') return { rule: 'too_short', params: { min: minimum } }
      if (issue.origin === 'array') return { rule: 'too_few', params: { min: minimum } }
      return { rule: 'too_small', params: { min: minimum } }
    }
    case 'too_big': {
      const maximum = Number(issue.maximum)
      if (issue.origin === 'string') return { rule: 'too_long', params: { max: maximum } }
      if (issue.origin === 'array') return { rule: 'too_many', params: { max: maximum } }
      return { rule: 'too_big', params: { max: maximum } }
    }
    case 'invalid_format':
      if (issue.input === '') return { rule: 'required', params: {} }
      return { rule: named ?? FORMAT_RULES[issue.format] ?? 'invalid_format', params: {} }
    case 'not_multiple_of':
      return { rule: 'not_multiple', params: { of: Number(issue.divisor) } }
    case 'unrecognized_keys':
      return { rule: 'unrecognized', params: {} }
    case 'custom':
      return { rule: named ?? 'invalid_value', params: customParams(issue.params) }
    case 'invalid_union':
    case 'invalid_value':
    case 'invalid_key':
    case 'invalid_element':
      return { rule: issue.input === undefined ? 'required' : (named ?? 'invalid_value'), params: {} }
  }
}

function customParams(params: Record<string, unknown> | undefined): Rule['params'] {
  return Object.fromEntries(
    Object.entries(params ?? {}).filter(
      (entry): entry is [string, string | number] => typeof entry[1] === 'string' || typeof entry[1] === 'number',
    ),
  )
}

/** A wrong field with the rule it breaks; its text is added when the answer is written. */
type FoundField = Required<Pick<WrongField, 'path' | 'rule' | 'params'>>

/** Zod's issues as wrong fields, one per field. */
export function wrongFieldsOf(error: z.core.$ZodError): FoundField[] {
  const byPath = new Map<string, FoundField>()
  for (const issue of error.issues) {
    const path = issue.path.map(String).join('.')
    if (!byPath.has(path)) byPath.set(path, { path, ...ruleOf(issue) })
  }
  return [...byPath.values()].slice(0, 100)
}
