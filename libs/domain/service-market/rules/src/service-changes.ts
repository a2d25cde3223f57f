import type { ServiceChange, ServiceContent } from '@tradeport/domain/service-market/contract'
import { LOCALE_CODES, type FieldChange, type I18nText } from '@tradeport/kernel/contract-kit'
import { wordDifference } from '@tradeport/kernel/values'
import { changedFields } from './service-content'

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: ' ', '#39': "'" }

/** What a cleaned description says, line by line; its few entities are those that cleaning writes. */
export function saidIn(html: string): string {
  return html
    .replace(/<(?:br|\/(?:p|li|h3|h4|tr|td|th|blockquote))\b[^>]*>/g, '\n')
    .replace(/<[^>]*>/g, '')
    .replace(/&(#39|[a-z]+);/g, (whole, name: string) => ENTITIES[name] ?? whole)
    .replace(/\n{2,}/g, '\n')
    .trim()
}

const asWritten = (text: string) => text

/** Read word by word; everything else is compared as a whole. */
const TEXTS: Readonly<Record<'title' | 'subtitle' | 'description' | 'afterSalePolicy', (text: string) => string>> = {
  title: asWritten,
  subtitle: asWritten,
  description: saidIn,
  afterSalePolicy: asWritten,
}

const isText = (field: string): field is keyof typeof TEXTS => Object.hasOwn(TEXTS, field)

function wordsOf(field: keyof typeof TEXTS, before: I18nText, after: I18nText): ServiceChange[] {
  const said = TEXTS[field]
  return LOCALE_CODES.flatMap(locale => {
    const [old, next] = [said(before[locale] ?? ''), said(after[locale] ?? '')]
    return old === next ? [] : [{ field, words: { locale, parts: wordDifference(old, next) } }]
  })
}

/** What differs between two versions of a service, texts in every language that differs. */
export function serviceChanges(before: ServiceContent, after: ServiceContent): ServiceChange[] {
  return changedFields(before, after).flatMap(field => {
    const words = isText(field) ? wordsOf(field, before[field], after[field]) : []
    // Where the words are the same, the way they are set differs.
    return words.length > 0 ? words : [{ field, words: null }]
  })
}

const LONGEST = 160
const MOST = 60

const short = (value: unknown): string | null => {
  if (value === undefined || value === null || value === '') return null
  const said = typeof value === 'string' ? saidIn(value) : JSON.stringify(value)
  return said.length > LONGEST ? `${said.slice(0, LONGEST - 1)}…` : said
}

const entriesOf = (value: unknown): ReadonlyMap<string, unknown> =>
  typeof value === 'object' && value !== null ? new Map(Object.entries(value)) : new Map()

/** Down to the single values; a part that came or went is one change. */
function changesAt(path: string, before: unknown, after: unknown): FieldChange[] {
  const [old, next] = [entriesOf(before), entriesOf(after)]
  const isLeaf = old.size === 0 || next.size === 0
  if (isLeaf) {
    const change = { path, before: short(before), after: short(after) }
    return change.before === change.after ? [] : [change]
  }
  return [...new Set([...old.keys(), ...next.keys()])].flatMap(key =>
    changesAt(`${path}.${key}`, old.get(key), next.get(key)),
  )
}

/** What was written differently, field by field, for the history of the service. */
export function contentDiff(before: ServiceContent, after: ServiceContent): FieldChange[] {
  const [old, next] = [entriesOf(before), entriesOf(after)]
  return changedFields(before, after)
    .flatMap(field => changesAt(field, old.get(field), next.get(field)))
    .slice(0, MOST)
}
