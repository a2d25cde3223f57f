import type { LocaleCode } from '@tradeport/kernel/contract-kit'

export interface AgreementPorts {
  /** The texts of the screens in a language, for the headings of documents. */
  words(locale: LocaleCode): Promise<Readonly<Record<string, string>>>
}
