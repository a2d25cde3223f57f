import { createContext, use, useContext, useMemo, useSyncExternalStore } from 'react'
import type { I18n } from './i18n'
import type { Namespaces } from './index'
import type { Translate } from './translate'

export const I18nContext = /* @__PURE__ */ createContext<I18n | undefined>(undefined)

export function useI18n(): I18n {
  const i18n = useContext(I18nContext)
  if (!i18n) throw new Error('I18nContext is missing: render inside AppProviders')
  return i18n
}

/** For what is made of texts and kept: it changes with the language and with published texts. */
export function useEdition(): string {
  const i18n = useI18n()
  return useSyncExternalStore(i18n.subscribe, i18n.edition)
}

/**
 * The texts of one namespace, typed by its English file: `const t = useT('catalogue'); t('product.status.draft')`. Waits for a
 * namespace that no route has asked for.
 */
export function useT<N extends keyof Namespaces>(namespace: N): Translate<N> {
  const i18n = useI18n()
  const edition = useEdition()
  // Each time, also when the texts are there: React draws a component that waited again from where it stopped, and one that does not
  // ask any more would meet its hooks in other places.
  use(i18n.whenReady(namespace))
  // eslint-disable-next-line react-hooks/exhaustive-deps -- the function says what was said when it was made
  return useMemo(() => i18n.translate(namespace), [i18n, namespace, edition])
}
