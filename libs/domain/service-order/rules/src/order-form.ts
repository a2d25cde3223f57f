import { valuesOf, visibleFields, type TemplateField } from '@tradeport/domain/service-market/contract'
import type { OrderAnswers } from '@tradeport/domain/service-order/contract'
import type { FieldRule } from '@tradeport/kernel/errors'
import { compareDecimal, isDecimal } from '@tradeport/kernel/values'

export interface AnswerProblem {
  path: string
  rule: FieldRule
  params?: Record<string, string | number>
}

type Answer = OrderAnswers[string]

const CIVIL_DATE = /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/

/** The answers to what was asked, and to nothing else. */
export function askedAnswers(fields: readonly TemplateField[], answers: OrderAnswers): OrderAnswers {
  const kept: OrderAnswers = {}
  for (const { key } of visibleFields(fields, answers)) {
    const answer = answers[key]
    if (answer !== undefined && valuesOf(answer).length > 0) kept[key] = answer
  }
  return kept
}

/** What is wrong with the answers, at `answers.<key>`. A draft may leave questions open. */
export function answerProblems(
  fields: readonly TemplateField[],
  answers: OrderAnswers,
  { isDraft = false }: { isDraft?: boolean } = {},
): AnswerProblem[] {
  return visibleFields(fields, answers).flatMap(field => {
    const problem = problemOf(field, answers[field.key], isDraft)
    return problem ? [{ path: `answers.${field.key}`, ...problem }] : []
  })
}

type Problem = Omit<AnswerProblem, 'path'>

function problemOf(field: TemplateField, answer: Answer | undefined, isDraft: boolean): Problem | null {
  const values = valuesOf(answer)
  if (values.length === 0) return field.required && !isDraft ? { rule: 'required' } : null
  if (field.type !== 'multi_select' && typeof answer !== 'string') return { rule: 'invalid_type' }
  const [value = ''] = values
  switch (field.type) {
    case 'text':
    case 'textarea':
      return wordsProblem(field, value)
    case 'number':
      return numberProblem(field, value)
    case 'date':
      return CIVIL_DATE.test(value) ? null : { rule: 'date' }
    case 'country':
      return /^[A-Z]{2}$/.test(value) ? null : { rule: 'country' }
    case 'checkbox':
      return value === 'yes' ? null : { rule: 'invalid_value' }
    case 'select':
    case 'multi_select':
      return values.every(chosen => field.options.some(option => option.value === chosen))
        ? null
        : { rule: 'invalid_value' }
  }
}

function wordsProblem({ validation, type }: TemplateField, value: string): Problem | null {
  const max = validation.maxLength ?? (type === 'text' ? 200 : 5000)
  if (validation.minLength !== undefined && value.length < validation.minLength)
    return { rule: 'too_short', params: { min: validation.minLength } }
  return value.length > max ? { rule: 'too_long', params: { max } } : null
}

function numberProblem({ validation }: TemplateField, value: string): Problem | null {
  if (!isDecimal(value)) return { rule: 'decimal' }
  if (validation.min !== undefined && compareDecimal(value, validation.min) < 0)
    return { rule: 'too_small', params: { min: validation.min } }
  if (validation.max !== undefined && compareDecimal(value, validation.max) > 0)
    return { rule: 'too_big', params: { max: validation.max } }
  return null
}
