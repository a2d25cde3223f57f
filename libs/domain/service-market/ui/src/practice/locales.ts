import type en from './locale/en_US'

declare module '@tradeport/web/i18n' {
  interface Namespaces {
    /** Apart from the market's texts: only who practises loads them. */
    practice: typeof en
  }
}

export const practiceLocales = import.meta.glob('./locale/*.ts')
