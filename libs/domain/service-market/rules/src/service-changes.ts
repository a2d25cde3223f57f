import type { ServiceChange, ServiceContent } from '@tradeport/domain/service-market/contract'
import { LOCALE_CODES, type I18nText } from '@tradeport/kernel/contract-kit'
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
