import type en from './locale/en_US'

declare module '@tradeport/web/i18n' {
  interface Namespaces {
    assistant: typeof en
  }
}

export const assistantLocales = import.meta.glob('./locale/*.ts')
