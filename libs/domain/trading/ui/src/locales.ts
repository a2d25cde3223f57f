import type en from './locale/en_US'

declare module '@tradeport/web/i18n' {
  interface Namespaces {
    trading: typeof en
  }
}

export const tradingLocales = import.meta.glob('./locale/*.ts')
