import type en from './locale/en_US'

declare module '@tradeport/web/i18n' {
  interface Namespaces {
    afterSales: typeof en
  }
}

export const afterSalesLocales = import.meta.glob('./locale/*.ts')
