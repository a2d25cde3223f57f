import type { ProductIssue } from '@tradeport/domain/catalogue/contract'
import type { z } from '@tradeport/kernel/contract-kit'

/** A finding of the schema as one of the product's rules, in the words the server uses for it. */
export function issueOf(issue: z.core.$ZodIssue): Omit<ProductIssue, 'path'> {
  const named = /^[a-z][a-z0-9_]*$/.test(issue.message) ? issue.message : undefined
  const error = (rule: string, params: ProductIssue['params'] = {}) => ({ rule, params, severity: 'error' as const })
  if (issue.input === '' || issue.input === undefined || issue.input === null) return error('required')
  switch (issue.code) {
    case 'too_small':
      return issue.origin === 'string'
        ? error('too_short', { min: Number(issue.minimum) })
        : error('too_small', { min: Number(issue.minimum) })
    case 'too_big':
      if (issue.origin === 'string') return error('too_long', { max: Number(issue.maximum) })
      if (issue.origin === 'array') return error('too_many', { max: Number(issue.maximum) })
      return error('too_big', { max: Number(issue.maximum) })
    default:
      return error(named ?? 'invalid_value')
  }
}
