import type en from './locale/en_US'

declare module '@tradeport/web/i18n' {
  interface Namespaces {
    relation: typeof en
  }
}

export const relationLocales = import.meta.glob('./locale/*.ts')
