import type en from './locale/en_US'

declare module '@tradeport/web/i18n' {
  interface Namespaces {
    acts: typeof en
  }
}

export const actLocales = import.meta.glob('./locale/*.ts')

/** For `startApp({ manifests: [actTexts, …] })`: what people do with documents in words, for rights and for the log of who did what. */
export const actTexts = { name: 'acts', namespace: 'acts', locales: actLocales, routes: [], nav: [] } as const

export { useActs, type Acts } from './use-acts'
