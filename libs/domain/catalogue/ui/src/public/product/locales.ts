import type en from './locale/en_US'

declare module '@tradeport/web/i18n' {
  interface Namespaces {
    goods: typeof en
  }
}

/** Apart from the other public pages' texts, so that the first page does not carry those of a product. */
export const goodsLocales = import.meta.glob('./locale/*.ts')
