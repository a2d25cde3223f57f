import type en from './locale/en_US'

declare module '@tradeport/web/i18n' {
  interface Namespaces {
    phone: typeof en
  }
}

/** What only a phone says; no part of anybody's first page. */
export const phoneLocales = import.meta.glob('./locale/*.ts')
