import type { LocaleCode } from '@tradeport/kernel/contract-kit'
import { createContext, useContext, type ReactNode } from 'react'

const TextLocale = createContext<LocaleCode | null>(null)

/** Texts of content below are read in this language instead of the reader's own: for previews. */
export function TextsIn({ locale, children }: { locale: LocaleCode; children: ReactNode }) {
  return <TextLocale value={locale}>{children}</TextLocale>
}

export const useTextLocale = (): LocaleCode | null => useContext(TextLocale)
