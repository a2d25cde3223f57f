import { ownTimers, type NoticeState, type OwnTimers, type RegionContent } from '@tradeport/domain/identity/contract'
import {
  imageUrl,
  isCurrencyCode,
  REGION_TIMER_NAMES,
  type CurrencyCode,
  type RegionConfig,
  type RegionOwn,
} from '@tradeport/kernel/config'
import type { FieldRule } from '@tradeport/kernel/errors'

export interface RegionProblem {
  readonly path: string
  readonly rule: FieldRule
}

const hasTwice = (values: readonly string[]): boolean => new Set(values).size < values.length
const isSaid = (text: object): boolean => Object.keys(text).length > 0

/** What the schema cannot know: which language and which currency the region itself stands on. */
export function regionProblems(
  content: RegionContent,
  region: Pick<RegionConfig, 'locale' | 'currency'>,
): RegionProblem[] {
  const { locales, currencies, tradeTypes, noticeText, closedText } = content
  const locale = content.defaultLocale ?? region.locale
  const problems: RegionProblem[] = []
  if (locales && hasTwice(locales)) problems.push({ path: 'content.locales', rule: 'duplicate' })
  else if (locales && !locales.includes(locale)) problems.push({ path: 'content.locales', rule: 'default_language' })
  if (currencies && hasTwice(currencies)) problems.push({ path: 'content.currencies', rule: 'duplicate' })
  else if (currencies && !currencies.every(isCurrencyCode))
    problems.push({ path: 'content.currencies', rule: 'currency' })
  else if (currencies && !currencies.includes(region.currency))
    problems.push({ path: 'content.currencies', rule: 'region_currency' })
  if (tradeTypes && hasTwice(tradeTypes)) problems.push({ path: 'content.tradeTypes', rule: 'duplicate' })
  for (const [path, text] of [
    ['content.noticeText', noticeText],
    ['content.closedText', closedText],
  ] as const) {
    if (isSaid(text) && !text[locale]) problems.push({ path, rule: 'default_language_text' })
  }
  return problems
}

/** Texts without what is only blank. */
const saidIn = <Text extends Readonly<Record<string, string | undefined>>>(text: Text) =>
  Object.fromEntries(
    Object.entries(text).flatMap(([locale, said]) => (said?.trim() ? [[locale, said.trim()] as const] : [])),
  )

/** As it is kept: blanks at the ends of texts are nobody's words. */
export const trimmedContent = (content: RegionContent): RegionContent => ({
  ...content,
  siteName: saidIn(content.siteName),
  fullName: saidIn(content.fullName),
  regionName: saidIn(content.regionName),
  noticeText: saidIn(content.noticeText),
  closedText: saidIn(content.closedText),
})

/** Timers within the bounds that the product has now; the others are the product's own again. */
export function timersKept(kept: unknown): OwnTimers {
  if (typeof kept !== 'object' || kept === null) return {}
  const entries = Object.entries(kept).filter(([name, value]) => ownTimers.safeParse({ [name]: value }).success)
  return ownTimers.parse(Object.fromEntries(entries.filter(([name]) => REGION_TIMER_NAMES.some(each => each === name))))
}

const isFilled = <Item>(list: readonly Item[] | null): list is readonly [Item, ...Item[]] =>
  list !== null && list.length > 0
const isKnown = (code: string): code is CurrencyCode => isCurrencyCode(code)

/** Each page shows the logo and the face: no larger than they stand there, twice as wide for dense screens. */
const LOGO_PIXELS = 96
const FACE_PIXELS = 48

function picturesOf({ logoFileId, iconFileId, aiIconFileId, wechatQrFileId }: RegionContent): RegionOwn {
  return {
    ...(logoFileId === null ? {} : { logo: imageUrl(logoFileId, LOGO_PIXELS) }),
    ...(iconFileId === null ? {} : { icon: imageUrl(iconFileId) }),
    ...(aiIconFileId === null ? {} : { aiIcon: imageUrl(aiIconFileId, FACE_PIXELS) }),
    ...(wechatQrFileId === null ? {} : { wechatQr: imageUrl(wechatQrFileId) }),
  }
}

/** What the pages and the server are told, of what is kept. */
export function regionOwnOf({
  content,
  closedAt,
  timers,
}: {
  content: RegionContent
  closedAt: Date | null
  timers: unknown
}): RegionOwn {
  const { siteName, fullName, hotline, locales, currencies, noticeText } = content
  const { defaultLocale, thousandSeparator, phoneAreaCode, addressRequiredLevel, tradeTypes } = content
  const { phoneRegexp, emailRegexp } = content
  const ownTimersNow = timersKept(timers)
  return {
    ...(isSaid(siteName) ? { regionTitle: siteName } : {}),
    ...(isSaid(fullName) ? { regionFullTitle: fullName } : {}),
    ...(hotline === null ? {} : { hotline }),
    ...picturesOf(content),
    ...(defaultLocale === null ? {} : { locale: defaultLocale }),
    ...(locales === null ? {} : { locales }),
    ...(thousandSeparator === null ? {} : { thousandSeparator }),
    ...(phoneAreaCode === null ? {} : { phoneAreaCode }),
    ...(phoneRegexp === null ? {} : { phoneRegexp }),
    ...(emailRegexp === null ? {} : { emailRegexp }),
    ...(addressRequiredLevel === null ? {} : { addressRequiredLevel }),
    ...(isFilled(tradeTypes) ? { tradeTypes } : {}),
    ...(currencies === null ? {} : { currencies: currencies.filter(isKnown) }),
    ...(isSaid(noticeText)
      ? { notice: { text: noticeText, from: content.noticeFrom, until: content.noticeUntil } }
      : {}),
    ...(closedAt === null ? {} : { closed: { since: closedAt.toISOString(), text: content.closedText } }),
    ...(isSaid(ownTimersNow) ? { timers: ownTimersNow } : {}),
  }
}

export function noticeState(content: RegionContent, now: Date): NoticeState {
  const { noticeText, noticeFrom, noticeUntil } = content
  if (!isSaid(noticeText)) return 'none'
  if (noticeUntil !== null && Date.parse(noticeUntil) <= now.getTime()) return 'over'
  return noticeFrom !== null && Date.parse(noticeFrom) > now.getTime() ? 'ahead' : 'shown'
}
