import type en from './locale/en_US'

declare module '@tradeport/web/i18n' {
  interface Namespaces {
    /** Apart from the public texts, so that visitors do not load the words of the forms. */
    contentWork: typeof en
  }
}

export const contentWorkLocales = import.meta.glob('./locale/*.ts')
