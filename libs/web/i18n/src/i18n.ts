import { toBcp47, type LocaleCode } from '@tradeport/kernel/config'
import type { Namespaces } from './index'
import { fillIn, keysOf } from './message'
import type { LocaleFiles } from './namespaces'
import type { Overlay } from './overlay'
import { createTextStore } from './text-store'
import type { TextParams, Translate } from './translate'

export interface I18nConfig {
  readonly locale: LocaleCode
  /** Files by namespace; `common` is always there. */
  readonly files: Readonly<Record<string, LocaleFiles>>
  /** Loaded before the first render, besides `common`. */
  readonly preload: readonly string[]
  /** Texts that come before the built-in ones. */
  readonly overlay?: Overlay
}

export interface I18n {
  locale(): LocaleCode
  /** Changes whenever what is said may have changed: with the language, and with the texts put before the built-in ones. */
  edition(): string
  /** Other texts come before the built-in ones from now on, or none. */
  setOverlay(overlay: Overlay | undefined): void
  /** Loads namespaces in the current language; those that are there cost nothing. */
  load(namespaces: readonly string[]): Promise<void>
  /** Fulfilled when what is asked for of this namespace is there, or will not come: the same promise each time. */
  whenReady(namespace: string): Promise<void>
  /** Loads everything that is in use in the new language, then switches. */
  change(locale: LocaleCode): Promise<void>
  /** Called after the language or the texts put before the built-in ones have changed. */
  subscribe(listener: () => void): () => void
  /** In the current language. Outside components; inside them use `useT`. */
  translate<N extends keyof Namespaces>(namespace: N): Translate<N>
  /** The text that stands in place of a built-in one, for built-in texts that are kept elsewhere. */
  published(namespace: string, key: string): string | undefined
  /** For keys that come from a manifest, which has checked them. */
  text(namespace: string, key: string, params?: TextParams): string
}

const COMMON_FILES: LocaleFiles = import.meta.glob('./locale/*.ts')

/** Texts by language and namespace: flat keys, placeholders in braces, plurals by `count` (ADR 0006). */
export async function createI18n(config: I18nConfig): Promise<I18n> {
  const files: Readonly<Record<string, LocaleFiles>> = { ...config.files, common: COMMON_FILES }
  const store = createTextStore(namespace => files[namespace])
  const listeners = new Set<() => void>()
  let locale = config.locale
  let overlay = config.overlay
  let revision = 0
  /** The language that was asked for last: a slower one before it is not switched to any more. */
  let wanted = locale

  const lookUp = (language: LocaleCode, namespace: string, key: string, params: TextParams): string => {
    const texts = store.texts(language, namespace)
    for (const name of keysOf(language, key, params)) {
      const text = overlay?.(language, namespace, name) ?? texts?.[name]
      if (text !== undefined) return fillIn(text, params)
    }
    return key
  }
  const load = async (language: LocaleCode, namespaces: readonly string[]) => {
    const known = namespaces.filter(namespace => namespace in files)
    await Promise.all(known.map(namespace => store.load(language, namespace)))
  }

  const tell = () => {
    for (const listener of listeners) listener()
  }

  describeDocument(locale)
  await load(locale, ['common', ...config.preload])

  return {
    locale: () => locale,
    edition: () => `${locale} ${revision}`,
    setOverlay(next) {
      overlay = next
      revision += 1
      tell()
    },
    load: namespaces => load(locale, namespaces),
    whenReady: namespace => store.arrival(locale, namespace),
    async change(next) {
      wanted = next
      await load(next, store.inUse(locale))
      if (wanted !== next || locale === next) return
      locale = next
      describeDocument(next)
      tell()
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    translate(namespace) {
      const language = locale
      return (key, params = {}) => lookUp(language, namespace, key, params)
    },
    published: (namespace, key) => overlay?.(locale, namespace, key),
    text: (namespace, key, params = {}) => lookUp(locale, namespace, key, params),
  }
}

function describeDocument(locale: LocaleCode): void {
  document.documentElement.lang = toBcp47(locale)
  // None of the thirteen languages is written from right to left.
  document.documentElement.dir = 'ltr'
}
