import type en from './locale/en_US'

declare module '@tradeport/web/i18n' {
  interface Namespaces {
    customsOrder: typeof en
  }
}

export const customsOrderLocales = import.meta.glob('./locale/*.ts')
