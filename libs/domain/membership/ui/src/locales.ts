import type en from './locale/en_US'

declare module '@tradeport/web/i18n' {
  interface Namespaces {
    membership: typeof en
  }
}

export const membershipLocales = import.meta.glob('./locale/*.ts')
