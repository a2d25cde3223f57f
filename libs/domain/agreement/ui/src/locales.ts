import type en from './locale/en_US'

declare module '@tradeport/web/i18n' {
  interface Namespaces {
    agreement: typeof en
  }
}

export const agreementLocales = import.meta.glob('./locale/*.ts')
