import { toBcp47 } from '@tradeport/kernel/config'
import type { PageRequest } from '@tradeport/node/edge'
import type { Words } from '../first-page-words'

/** A sentence about a number in the plural form that its language has for it, as the front-ends find it. */
export function counted(
  { locale }: Pick<PageRequest, 'locale'>,
  words: Words,
  key: string,
  count: number,
  values: Readonly<Record<string, string>> = {},
): string {
  const forms = [...(count === 0 ? ['zero'] : []), new Intl.PluralRules(toBcp47(locale)).select(count), 'other']
  const given = { count: String(count), ...values }
  return forms.map(form => words(`${key}_${form}`, given)).find(text => text !== '') ?? words(key, given)
}
