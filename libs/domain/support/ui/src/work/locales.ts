import type en from './locale/en_US'

declare module '@tradeport/web/i18n' {
  interface Namespaces {
    /** Apart from the public texts, so that visitors do not load the operators' words. */
    supportWork: typeof en
  }
}

export const supportWorkLocales = import.meta.glob('./locale/*.ts')
