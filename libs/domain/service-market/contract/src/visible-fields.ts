import type { TemplateField } from './order-template.schema'

type Answer = string | readonly string[]

/** What was chosen or written; nothing for an empty text. */
export const valuesOf = (answer: Answer | undefined): readonly string[] =>
  answer === undefined ? [] : typeof answer === 'string' ? (answer === '' ? [] : [answer]) : answer

/** The questions that are asked, given what was answered so far. What depends on a question that is not asked is not asked either. */
export function visibleFields(
  fields: readonly TemplateField[],
  answers: Readonly<Record<string, Answer>>,
): TemplateField[] {
  const shown: TemplateField[] = []
  for (const field of fields) {
    const condition = field.visibleWhen
    const isMet =
      !condition ||
      (shown.some(earlier => earlier.key === condition.field) &&
        valuesOf(answers[condition.field]).some(value => condition.equals.includes(value)))
    if (isMet) shown.push(field)
  }
  return shown
}
