import type { RegionConfig } from '@tradeport/kernel/config'
import type { LocaleCode } from '@tradeport/kernel/contract-kit'
import { errorText, fieldMessage, type TextParams } from '@tradeport/kernel/errors'

/** What operators say in place of the server's built-in texts, kept in memory. Implemented by the language domain. */
export interface PublishedTexts {
  /** Undefined where the built-in text stands. */
  find(regionId: string, locale: LocaleCode, namespace: string, key: string): string | undefined
}

export const NOTHING_PUBLISHED: PublishedTexts = { find: () => undefined }

/** Who reads an answer: the region's own words come before those of all regions. */
export interface Reader {
  readonly region: RegionConfig
  readonly locale: LocaleCode
}

/** The text of an error code as this reader has it. */
export function errorTextFor(texts: PublishedTexts, { region, locale }: Reader, code: string, params?: TextParams) {
  return errorText(code, locale, params, key => texts.find(region.regionId, locale, 'errors', key))
}

/** The text of a field rule as this reader has it. */
export function fieldTextFor(texts: PublishedTexts, { region, locale }: Reader, rule: string, params?: TextParams) {
  return fieldMessage(rule, locale, params, key => texts.find(region.regionId, locale, 'validation', key))
}
