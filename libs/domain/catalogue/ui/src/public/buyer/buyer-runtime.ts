import type { LocaleCode } from '@tradeport/kernel/config'
import { createRuntime, loadHold, type AppRuntime } from '@tradeport/web/react'

let current:
  { readonly locale: LocaleCode; readonly frame: AppRuntime; readonly runtime: Promise<AppRuntime> } | undefined

/**
 * The buyer front-end's calls, session and live events inside the pages, texts and messages of a public one. One for as long as the language
 * stays, the same promise for everybody who waits for it.
 */
export function buyerRuntime(frame: AppRuntime, locale: LocaleCode): Promise<AppRuntime> {
  if (current?.locale === locale && current.frame === frame) return current.runtime
  void current?.runtime.then(old => old.dispose())
  current = { locale, frame, runtime: create(frame, locale) }
  return current.runtime
}

/** The one in use, if a page has needed it. */
export const openBuyerRuntime = (): Promise<AppRuntime> | undefined => current?.runtime

async function create(frame: AppRuntime, locale: LocaleCode): Promise<AppRuntime> {
  // The buyer front-end reads its language from the cookie alone.
  if (frame.session.language() !== locale) frame.session.setLanguage(locale)
  const [buyer, hold] = await Promise.all([createRuntime({ platform: 'buyer', files: {} }), loadHold()])
  const { i18n, regionTexts, presenter, leaveGuards, basename, navigation, changeLocale } = frame
  // The phone has the buyer's other pages too; from the portal a link to one of them leads to the buyer front-end.
  const platform = frame.platform.key === 'h5' ? buyer.platform : frame.platform
  const inside = { ...buyer, platform, i18n, regionTexts, presenter, leaveGuards, basename, navigation, changeLocale }
  // What is typed here for one company is not saved for another either.
  const release = hold?.(inside)
  return {
    ...inside,
    dispose() {
      release?.()
      buyer.dispose()
    },
  }
}
