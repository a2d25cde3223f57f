import { LOCALE_CODES, type I18nText } from '@tradeport/kernel/contract-kit'

/**
 * A text in all languages, written in one line in the product's order:
 * zh_CN | in_ID | vi_VN | en_US | th_TH | de_DE | ja_JP | ko_KR | es_ES | fr_FR | ru_RU | it_IT | ms_MY
 *
 * @throws Error when a language is missing: the demo is complete or it does not build.
 */
export function inAll(line: string): Required<I18nText> {
  const parts = line.split('|').map(part => part.trim())
  if (parts.length !== LOCALE_CODES.length || parts.some(part => part === ''))
    throw new Error(`demo text has ${parts.length} languages: ${line}`)
  return {
    zh_CN: parts[0] ?? '',
    in_ID: parts[1] ?? '',
    vi_VN: parts[2] ?? '',
    en_US: parts[3] ?? '',
    th_TH: parts[4] ?? '',
    de_DE: parts[5] ?? '',
    ja_JP: parts[6] ?? '',
    ko_KR: parts[7] ?? '',
    es_ES: parts[8] ?? '',
    fr_FR: parts[9] ?? '',
    ru_RU: parts[10] ?? '',
    it_IT: parts[11] ?? '',
    ms_MY: parts[12] ?? '',
  }
}
