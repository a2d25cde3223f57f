import type en from './locale/en_US'

declare module '@tradeport/web/i18n' {
  interface Namespaces {
    identity: typeof en
  }
}

export const identityLocales = import.meta.glob('./locale/*.ts')
