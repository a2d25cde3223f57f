import type en from './locale/en_US'

declare module '@tradeport/web/i18n' {
  interface Namespaces {
    serviceOrder: typeof en
  }
}

export const serviceOrderLocales = import.meta.glob('./locale/*.ts')
