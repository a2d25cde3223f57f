/**
 * The text that comes before the built-in one, or `undefined` where the built-in one stands. The remote languages of
 * spec section 4 plug in here.
 */
export type Overlay = (locale: string, namespace: string, key: string) => string | undefined

/** Published texts by language: `namespace:key` to text. */
export type LanguageTexts = Readonly<Record<string, Readonly<Record<string, string>>>>

export function overlayOf(texts: LanguageTexts): Overlay {
  return (locale, namespace, key) => texts[locale]?.[`${namespace}:${key}`]
}
