import type en from './locale/en_US'

declare module '@tradeport/web/i18n' {
  interface Namespaces {
    block: typeof en
  }
}

export const blockLocales = import.meta.glob('./locale/*.ts')
