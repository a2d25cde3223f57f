import type en from './locale/en_US'

declare module '@tradeport/web/i18n' {
  interface Namespaces {
    content: typeof en
  }
}

export const contentLocales = import.meta.glob('./locale/*.ts')
