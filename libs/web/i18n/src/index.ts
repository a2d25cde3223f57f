import type common from './locale/en_US'

/**
 * The English texts by namespace. A domain's ui adds its own:
 * `declare module '@tradeport/web/i18n' { interface Namespaces { catalogue: typeof en } }`
 */
export interface Namespaces {
  common: typeof common
}

export { createI18n, type I18n, type I18nConfig } from './i18n'
export type { LocaleFiles, LocaleLoader } from './namespaces'
export type { Overlay } from './overlay'
export { startLocale, type StartLocale, type StartLocaleInput } from './start-locale'
export type { KeyOf, TextParams, Translate } from './translate'
export { storedLanguages } from './language-copy'
export { I18nContext, useEdition, useI18n, useT } from './use-t'

/** antd's and dayjs's texts, in a chunk of their own: only work apps ask for it. */
export const loadAntdLocale = async (locale: Parameters<typeof import('./locale-antd').loadLocale>[0]) =>
  (await import('./locale-antd')).loadLocale(locale)

/** Published texts, in a chunk of their own: it comes after the page. */
export const watchLanguages = async (
  options: Parameters<typeof import('./remote/watch-languages').watchLanguages>[0],
) => (await import('./remote/watch-languages')).watchLanguages(options)
