import type en from './locale/en_US'

declare module '@tradeport/web/i18n' {
  interface Namespaces {
    reference: typeof en
  }
}

export const referenceLocales = import.meta.glob('./locale/*.ts')
