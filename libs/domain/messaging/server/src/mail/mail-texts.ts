import type { MailTemplate, NotificationKind } from '@tradeport/domain/messaging/contract'
import type { LocaleCode } from '@tradeport/kernel/contract-kit'
import type { PublishedTexts, Reader } from '@tradeport/node/server-kit'
import { deDE } from './texts/de_DE'
import { enUS } from './texts/en_US'
import { esES } from './texts/es_ES'
import { frFR } from './texts/fr_FR'
import { inID } from './texts/in_ID'
import { itIT } from './texts/it_IT'
import { jaJP } from './texts/ja_JP'
import { koKR } from './texts/ko_KR'
import { msMY } from './texts/ms_MY'
import { ruRU } from './texts/ru_RU'
import { thTH } from './texts/th_TH'
import { viVN } from './texts/vi_VN'
import { zhCN } from './texts/zh_CN'

export interface MailText {
  readonly subject: string
  /** Paragraphs; a line break inside one stays a line break. */
  readonly body: readonly string[]
}

export interface MailTexts extends Record<MailTemplate, MailText> {
  /** Label of the button that leads to the page concerned. */
  readonly open: string
  readonly footer: string
  /** What happened, as the subject of a notification mail. */
  readonly headlines: Readonly<Record<NotificationKind, string>>
}

const TEXTS: Readonly<Record<LocaleCode, MailTexts>> = {
  zh_CN: zhCN,
  in_ID: inID,
  vi_VN: viVN,
  en_US: enUS,
  th_TH: thTH,
  de_DE: deDE,
  ja_JP: jaJP,
  ko_KR: koKR,
  es_ES: esES,
  fr_FR: frFR,
  ru_RU: ruRU,
  it_IT: itIT,
  ms_MY: msMY,
}

const PARAGRAPH = '\n\n'

/** The paragraphs of a body, as it is kept in one text. */
export const paragraphsOf = (body: string): string[] => body.split(/\n{2,}/)

/** `open`, `footer`, `verification_code.subject`, `verification_code.body`, `headline.order_created` and the like. */
export type MailTextKey =
  'open' | 'footer' | `${MailTemplate}.subject` | `${MailTemplate}.body` | `headline.${NotificationKind}`

function flat({ open, footer, headlines, ...templates }: MailTexts): Readonly<Record<string, string>> {
  const texts: Record<string, string> = { open, footer }
  for (const [template, { subject, body }] of Object.entries(templates)) {
    texts[`${template}.subject`] = subject
    texts[`${template}.body`] = body.join(PARAGRAPH)
  }
  for (const [kind, headline] of Object.entries(headlines)) texts[`headline.${kind}`] = headline
  return texts
}

const FLAT = new Map<LocaleCode, Readonly<Record<string, string>>>()

/** Everything that mail says in a language, by key; a body is one text whose paragraphs an empty line parts. */
export function mailTexts(locale: LocaleCode): Readonly<Record<string, string>> {
  const known = FLAT.get(locale) ?? flat(TEXTS[locale])
  FLAT.set(locale, known)
  return known
}

/** One text of mail as this reader has it: what operators published, or what is built in. */
export function mailText(texts: PublishedTexts, { region, locale }: Reader, key: MailTextKey): string {
  return texts.find(region.regionId, locale, 'mail', key) ?? mailTexts(locale)[key] ?? ''
}
