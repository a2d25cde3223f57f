import type { LocaleFiles } from '@tradeport/web/i18n'
import type en from './locale/en_US'

declare module '@tradeport/web/i18n' {
  interface Namespaces {
    shell: typeof en
  }
}

/** The shell's texts, one chunk per language; every app that shows the shell registers them as namespace `shell`. */
export const shellLocales: LocaleFiles = import.meta.glob('./locale/*.ts')

/** For `startApp({ manifests: [shellManifest, …], namespaces: ['shell'] })`: texts only, no routes. */
export const shellManifest = { name: 'shell', namespace: 'shell', locales: shellLocales, routes: [], nav: [] } as const
