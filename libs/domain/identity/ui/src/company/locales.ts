import type en from './locale/en_US'

declare module '@tradeport/web/i18n' {
  interface Namespaces {
    identityCompany: typeof en
  }
}

export const companyLocales = import.meta.glob('./locale/*.ts')
