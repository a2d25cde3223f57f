import type en from './locale/en_US'

declare module '@tradeport/web/i18n' {
  interface Namespaces {
    payments: typeof en
  }
}

const paymentLocales = import.meta.glob('./locale/*.ts')

/** For `startApp({ manifests: [paymentTexts, …] })`: what a bank that holds money is asked to do, in words that all documents share. */
export const paymentTexts = {
  ...{ name: 'payments', namespace: 'payments', locales: paymentLocales },
  ...{ routes: [], nav: [] },
} as const

export { PaymentList, type BankPayment } from './payment-list'
