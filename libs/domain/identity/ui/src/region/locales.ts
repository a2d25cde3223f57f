import type en from './locale/en_US'

declare module '@tradeport/web/i18n' {
  interface Namespaces {
    identityRegion: typeof en
  }
}

export const regionLocales = import.meta.glob('./locale/*.ts')
