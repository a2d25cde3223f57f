import type { FieldRule, FieldTexts } from './field-rule'
import type { PublishedText } from './error-text'
import { fillIn, type TextParams } from './text-params'

/** The text of a rule out of one language's texts; rules without a text of their own read as an impossible value. */
export function fieldText(texts: FieldTexts, rule: string, params: TextParams = {}, published?: PublishedText): string {
  const known = isFieldRule(texts, rule) ? rule : 'invalid_value'
  return fillIn(published?.(known) ?? texts[known], params)
}

function isFieldRule(texts: FieldTexts, rule: string): rule is FieldRule {
  return Object.hasOwn(texts, rule)
}
