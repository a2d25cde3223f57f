import type en from './locale/en_US'

declare module '@tradeport/web/i18n' {
  interface Namespaces {
    messaging: typeof en
  }
}

export const messagingLocales = import.meta.glob('./locale/*.ts')
