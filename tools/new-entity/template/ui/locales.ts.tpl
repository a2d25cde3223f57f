import type en from './locale/en_US'

declare module '@tradeport/web/i18n' {
  interface Namespaces {
    {{entity}}: typeof en
  }
}

export const {{entity}}Locales = import.meta.glob('./locale/*.ts')
