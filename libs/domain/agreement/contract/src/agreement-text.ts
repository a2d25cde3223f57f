import type { I18nText } from '@tradeport/kernel/contract-kit'
import { AGREEMENT_PLACEHOLDERS, type AgreementVariable } from './agreement.schema'

const PLACEHOLDER = /\{([a-z][a-z0-9_]*)\}/g
/** Where something is still to be filled in. */
export const BLANK = '________'

export interface Clause {
  /** Null for what stands before the first heading. */
  title: string | null
  paragraphs: string[]
}

/** Placeholders of a text that nothing will be put in for. */
export function unknownPlaceholders(text: string, variables: readonly Pick<AgreementVariable, 'key'>[]): string[] {
  const known = new Set<string>([...AGREEMENT_PLACEHOLDERS, ...variables.map(({ key }) => key)])
  return [...new Set([...text.matchAll(PLACEHOLDER)].map(([, key = '']) => key))].filter(key => !known.has(key))
}

/** A value is put in as it is: braces in it are no placeholders. */
export function filledIn(text: string, values: Readonly<Record<string, string>>): string {
  const given = new Map(Object.entries(values))
  return text.replace(PLACEHOLDER, (_, key: string) => given.get(key)?.trim() || BLANK)
}

/** The same in every language; what has words of its own in each is given as texts. */
export function filledInAll(
  text: I18nText,
  values: Readonly<Record<string, string>>,
  texts: Readonly<Record<string, I18nText>> = {},
): I18nText {
  const filled = Object.entries(text).map(([locale, words]) => {
    const own = Object.entries(texts).map(([key, value]) => [
      key,
      new Map(Object.entries(value)).get(locale) ?? Object.values(value)[0] ?? '',
    ])
    return [locale, filledIn(words ?? '', { ...values, ...Object.fromEntries(own) })]
  })
  return Object.fromEntries(filled)
}

/** A text as clauses: `# ` heads one, an empty line parts paragraphs. */
export function clausesOf(text: string): Clause[] {
  const clauses: Clause[] = []
  for (const block of text.replace(/\r\n?/g, '\n').split(/\n(?=# )|\n\s*\n/)) {
    const [first = '', ...rest] = block.trim().split('\n')
    const isHead = first.startsWith('# ')
    if (isHead) clauses.push({ title: first.slice(2).trim(), paragraphs: [] })
    const paragraph = (isHead ? rest : [first, ...rest]).join('\n').trim()
    if (paragraph === '') continue
    const last = clauses.at(-1)
    if (last) last.paragraphs.push(paragraph)
    else clauses.push({ title: null, paragraphs: [paragraph] })
  }
  return clauses
}

/** Variables that have to be filled in and are not. */
export function missingValues(
  variables: readonly AgreementVariable[],
  values: Readonly<Record<string, string>>,
): string[] {
  const given = new Map(Object.entries(values))
  return variables.filter(({ key, required }) => required && !given.get(key)?.trim()).map(({ key }) => key)
}
