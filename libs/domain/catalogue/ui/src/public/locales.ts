import type en from './locale/en_US'

declare module '@tradeport/web/i18n' {
  interface Namespaces {
    mall: typeof en
  }
}

/** Apart from the work screens' texts, so that a visitor's first page does not carry them. */
export const mallLocales = import.meta.glob('./locale/*.ts')
