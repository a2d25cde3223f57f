import type en from './locale/en_US'

declare module '@tradeport/web/i18n' {
  interface Namespaces {
    units: typeof en
  }
}

export const unitLocales = import.meta.glob('./locale/*.ts')

/** For `startApp({ manifests: [unitTexts, …] })`: the words of units, which offers, orders and stores share. */
export const unitTexts = { name: 'units', namespace: 'units', locales: unitLocales, routes: [], nav: [] } as const

export { useUnits, type Units } from './use-units'
