import type en from './locale/en_US'

declare module '@tradeport/web/i18n' {
  interface Namespaces {
    categories: typeof en
  }
}

/** Apart from those of the products: sellers have none of these pages. */
export const categoryLocales = import.meta.glob('./locale/*.ts')
