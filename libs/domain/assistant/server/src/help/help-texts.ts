import type { LocaleCode } from '@tradeport/kernel/config'

export interface HelpArticle {
  readonly title: string
  readonly answer: string
  /** Further words that people ask with. */
  readonly words: string
  /** Where it goes on: a front-end and a route of it, `seller:/register`. */
  readonly url: `${'portal' | 'buyer' | 'seller' | 'serviceMarket' | 'providerAdmin'}:/${string}`
}

/** Words by which a question says what it wants; matched after folding case and accents. */
export const INTENTS = ['greeting', 'orders', 'inquiries', 'goods', 'draft', 'human', 'thanks'] as const
export type Intent = (typeof INTENTS)[number]

export const PHRASES = [
  'greeting',
  'thanks',
  'help_found',
  'also',
  'goods_found',
  'goods_line',
  'goods_line_no_price',
  'draft_offer',
  'draft_sign_in',
  'orders_found',
  'orders_none',
  'inquiries_found',
  'inquiries_none',
  'sign_in',
  'nothing_found',
  'human_offer',
  'human_hint',
  'web_missing',
  'think_words',
  'think_help',
  'think_goods',
  'think_documents',
  'think_web',
  'think_nothing',
  'fact_product',
  'fact_quantity',
  'fact_seller',
] as const
export type Phrase = (typeof PHRASES)[number]

export interface HelpTexts {
  readonly phrases: Record<Phrase, string>
  readonly intents: Record<Intent, readonly string[]>
  /** Words that every question has and that tell nothing of what it is about. */
  readonly common: readonly string[]
  readonly articles: readonly HelpArticle[]
}

type Source = () => Promise<{ default: HelpTexts }>

const FILES: Record<LocaleCode, Source> = {
  zh_CN: () => import('./zh_CN'),
  in_ID: () => import('./in_ID'),
  vi_VN: () => import('./vi_VN'),
  en_US: () => import('./en_US'),
  th_TH: () => import('./th_TH'),
  de_DE: () => import('./de_DE'),
  ja_JP: () => import('./ja_JP'),
  ko_KR: () => import('./ko_KR'),
  es_ES: () => import('./es_ES'),
  fr_FR: () => import('./fr_FR'),
  ru_RU: () => import('./ru_RU'),
  it_IT: () => import('./it_IT'),
  ms_MY: () => import('./ms_MY'),
}

export async function helpTexts(locale: LocaleCode): Promise<HelpTexts> {
  return (await FILES[locale]()).default
}

export function fill(text: string, params: Readonly<Record<string, string | number>>): string {
  return text.replaceAll(/\{(\w+)\}/g, (whole, name: string) => String(params[name] ?? whole))
}
