import { toBcp47, type LocaleCode } from '@tradeport/kernel/config'
import type { Texts } from './locale-folders'

const SUFFIX = /_(zero|one|two|few|many|other)$/

/** The names of a namespace's texts; the forms of a plural (`list.total_one`, `list.total_other`) are one name. */
export function namesOf(texts: Texts): string[] {
  return [...new Set(Object.keys(texts).map(key => (isForm(key, texts) ? key.replace(SUFFIX, '') : key)))]
}

/** A key of a plural, and not one that only ends alike (`too_few`). */
export function isForm(key: string, texts: Texts): boolean {
  return SUFFIX.test(key) && key.replace(SUFFIX, '_other') in texts
}

/** The forms in which a language counts. */
export function formsOf(locale: LocaleCode): readonly string[] {
  return new Intl.PluralRules(toBcp47(locale)).resolvedOptions().pluralCategories
}

/** The keys a language's file needs for the English ones: its own forms of every plural. */
export function keysNeeded(english: Texts, locale: LocaleCode): string[] {
  return namesOf(english).flatMap(name =>
    `${name}_other` in english ? formsOf(locale).map(form => `${name}_${form}`) : [name],
  )
}
