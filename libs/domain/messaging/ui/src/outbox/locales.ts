import type en from './locale/en_US'

declare module '@tradeport/web/i18n' {
  interface Namespaces {
    /** Apart from the message centre's, which every work app loads. */
    messagingOutbox: typeof en
  }
}

export const outboxLocales = import.meta.glob('./locale/*.ts')
