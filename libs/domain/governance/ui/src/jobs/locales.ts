import type en from './locale/en_US'

declare module '@tradeport/web/i18n' {
  interface Namespaces {
    governanceJobs: typeof en
  }
}

export const jobLocales = import.meta.glob('./locale/*.ts')
