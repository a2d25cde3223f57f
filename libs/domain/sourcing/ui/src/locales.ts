import type en from './locale/en_US'

declare module '@tradeport/web/i18n' {
  interface Namespaces {
    sourcing: typeof en
  }
}

export const sourcingLocales = import.meta.glob('./locale/*.ts')
