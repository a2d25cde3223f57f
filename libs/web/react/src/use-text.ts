import type { I18nText } from '@tradeport/kernel/contract-kit'
import { pickText } from '@tradeport/kernel/values'
import { useCallback } from 'react'
import { useLocale } from './runtime-context'
import { useTextLocale } from './texts-in'

/** `const text = useText()` gives a function for lists; `useText(value)` the one text. */
export function useText(): (text: I18nText | null | undefined) => string
export function useText(text: I18nText | null | undefined): string
export function useText(...args: [] | [I18nText | null | undefined]) {
  const own = useLocale().locale
  const locale = useTextLocale() ?? own
  const pick = useCallback((text: I18nText | null | undefined) => pickText(text, locale), [locale])
  return args.length === 0 ? pick : pick(args[0])
}
