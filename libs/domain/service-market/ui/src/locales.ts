import type en from './locale/en_US'

declare module '@tradeport/web/i18n' {
  interface Namespaces {
    serviceMarket: typeof en
  }
}

export const serviceMarketLocales = import.meta.glob('./locale/*.ts')
