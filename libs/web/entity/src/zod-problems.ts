import type { z } from '@tradeport/kernel/contract-kit'

/** A field that breaks a rule, with what the rule's text needs (`useFieldText`). */
export interface FieldProblem {
  path: string
  rule: string
  params?: Record<string, string | number>
}

type Rule = Omit<FieldProblem, 'path'>

/** The rule behind zod's finding, as the server names it; a schema that names its own (`{ error: 'sum_100' }`) keeps it. */
function ruleOf(issue: z.core.$ZodIssue): Rule {
  const named = /^[a-z][a-z0-9_]*$/.test(issue.message) ? issue.message : undefined
  const missing = issue.input === undefined || issue.input === null
  switch (issue.code) {
    case 'invalid_type':
      return { rule: missing ? 'required' : (named ?? 'invalid_type') }
    case 'too_small': {
      const min = Number(issue.minimum)
      if (issue.input === '' || (min === 1 && (issue.origin === 'string' || issue.origin === 'array')))
        return { rule: 'required' }
      if (issue.origin === 'string') return { rule: 'too_short', params: { min } }
      return { rule: issue.origin === 'array' ? 'too_few' : 'too_small', params: { min } }
    }
    case 'too_big': {
      const max = Number(issue.maximum)
      if (issue.origin === 'string') return { rule: 'too_long', params: { max } }
      return { rule: issue.origin === 'array' ? 'too_many' : 'too_big', params: { max } }
    }
    case 'invalid_format':
      if (issue.input === '') return { rule: 'required' }
      return { rule: named ?? 'invalid_format' }
    case 'custom':
      return { rule: named ?? 'invalid_value' }
    default:
      return { rule: named ?? 'invalid_value' }
  }
}

/** What is wrong with an input that the browser checked itself, one problem for a field. */
export function zodProblems(error: z.core.$ZodError): FieldProblem[] {
  const byPath = new Map<string, FieldProblem>()
  for (const issue of error.issues) {
    const path = issue.path.map(String).join('.')
    if (!byPath.has(path)) byPath.set(path, { path, ...ruleOf(issue) })
  }
  return [...byPath.values()]
}
