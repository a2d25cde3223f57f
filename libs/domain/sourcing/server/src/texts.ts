import type { I18nText, LocaleCode } from '@tradeport/kernel/contract-kit'

/** One of the languages a text is there in: the wanted one, else English, else Chinese, else any. */
export function textIn(text: I18nText, locale: LocaleCode): string {
  return text[locale] ?? text.en_US ?? text.zh_CN ?? Object.values(text).find(Boolean) ?? ''
}

/** An optional field as a column keeps it. */
export function orNull<T>(value: T | '' | undefined | null): T | null {
  return value === undefined || value === null || value === '' ? null : value
}

const EXCERPT = 160

export function excerpt(text: string): string {
  const flat = text.replace(/\s+/g, ' ').trim()
  return flat.length <= EXCERPT ? flat : `${flat.slice(0, EXCERPT - 1)}…`
}

/** What a list's search looks in. */
export function searchText(parts: readonly (string | null | undefined)[]): string {
  return parts
    .filter(part => part)
    .join(' ')
    .toLowerCase()
    .slice(0, 4000)
}
