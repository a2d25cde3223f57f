import type en from './locale/en_US'

declare module '@tradeport/web/i18n' {
  interface Namespaces {
    catalogue: typeof en
  }
}

export const catalogueLocales = import.meta.glob('./locale/*.ts')
