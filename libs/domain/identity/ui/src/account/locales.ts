import type en from './locale/en_US'

declare module '@tradeport/web/i18n' {
  interface Namespaces {
    identityAccount: typeof en
  }
}

export const accountLocales = import.meta.glob('./locale/*.ts')
