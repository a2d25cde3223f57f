import type en from './locale/en_US'

declare module '@tradeport/web/i18n' {
  interface Namespaces {
    customs: typeof en
  }
}

export const customsLocales = import.meta.glob('./locale/*.ts')
