import type en from './locale/en_US'

declare module '@tradeport/web/i18n' {
  interface Namespaces {
    languageWork: typeof en
  }
}

export const languageLocales = import.meta.glob('./locale/*.ts')
