import type en from './locale/en_US'

declare module '@tradeport/web/i18n' {
  interface Namespaces {
    /** Apart from the texts of sign-in and frame: only the user center loads the words of administration. */
    people: typeof en
  }
}

export const peopleLocales = import.meta.glob('./locale/*.ts')
