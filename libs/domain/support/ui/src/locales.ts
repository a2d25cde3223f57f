import type en from './locale/en_US'

declare module '@tradeport/web/i18n' {
  interface Namespaces {
    support: typeof en
  }
}

export const supportLocales = import.meta.glob('./locale/*.ts')
