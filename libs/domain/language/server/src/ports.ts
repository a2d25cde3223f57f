import type { LocaleCode } from '@tradeport/kernel/contract-kit'
import type { PublishedServerTexts } from './published-texts'

export type Texts = Readonly<Record<string, string>>

/** A namespace that the server says itself. */
export interface ServerNamespace {
  /** Front-ends say it too, so that its texts are in their files. */
  readonly inPages: boolean
  /** Longer texts would not be shown. */
  readonly longest?: number
}

/** The texts that come with the product; read from its files when somebody asks for them. */
export interface BuiltInTexts {
  readonly namespaces: readonly string[]
  /** Those of them that the server says itself, by name. */
  readonly server: Readonly<Record<string, ServerNamespace>>
  /** Undefined where the language has no file for the namespace. */
  texts(namespace: string, locale: LocaleCode): Promise<Texts | undefined>
}

export interface LanguagePorts {
  builtIn: BuiltInTexts
  /** Where the server's own texts are kept for the answers of this process. */
  published: PublishedServerTexts
}
