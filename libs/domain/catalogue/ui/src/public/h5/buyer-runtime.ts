import type { LocaleCode } from '@tradeport/kernel/config'
import { createRuntime, type AppRuntime } from '@tradeport/web/react'

let current:
  { readonly locale: LocaleCode; readonly phone: AppRuntime; readonly runtime: Promise<AppRuntime> } | undefined

/**
 * The buyer front-end's calls, session and live events inside the phone's pages, texts and messages. One for as long as the language
 * stays, the same promise for everybody who waits for it.
 */
export function buyerRuntime(phone: AppRuntime, locale: LocaleCode): Promise<AppRuntime> {
  if (current?.locale === locale && current.phone === phone) return current.runtime
  void current?.runtime.then(old => old.dispose())
  current = { locale, phone, runtime: create(phone, locale) }
  return current.runtime
}

async function create(phone: AppRuntime, locale: LocaleCode): Promise<AppRuntime> {
  // The buyer front-end reads its language from the cookie alone.
  if (phone.session.language() !== locale) phone.session.setLanguage(locale)
  const buyer = await createRuntime({ platform: 'buyer', files: {} })
  const { i18n, regionTexts, presenter, leaveGuards, basename, navigation, changeLocale } = phone
  return { ...buyer, i18n, regionTexts, presenter, leaveGuards, basename, navigation, changeLocale }
}
