import type { AgreementDetail, Clause } from '@tradeport/domain/agreement/contract'
import { clausesOf } from '@tradeport/domain/agreement/contract'
import { localeConfig } from '@tradeport/kernel/config'
import type { LocaleCode } from '@tradeport/kernel/contract-kit'
import { pickText } from '@tradeport/kernel/values'

/** An agreement in one language, as it is put on paper. */
export interface AgreementPaper {
  locale: LocaleCode
  no: string
  title: string
  /** Number and edition. */
  line: string
  parties: readonly PartyLines[]
  clauses: readonly Clause[]
  signatures: readonly PartyLines[]
  /** What proves the text, when somebody has accepted it. */
  hash: string
  /** What it is as long as not both have signed. */
  unsigned: string
}
/** The side, its name, and what else is said of it. */
export type PartyLines = readonly string[]

/** @param words of the screens, in the same language */
export function paperOf(
  detail: AgreementDetail,
  locale: LocaleCode,
  words: Readonly<Record<string, string>>,
): AgreementPaper {
  const t = (key: string, params: Readonly<Record<string, string>> = {}) =>
    (words[key] ?? key).replace(/\{(\w+)\}/g, (whole, name: string) => params[name] ?? whole)
  const moment = (at: string) =>
    new Intl.DateTimeFormat(localeConfig(locale).bcp47, {
      dateStyle: 'medium',
      timeStyle: 'short',
      timeZone: 'UTC',
    }).format(new Date(at))
  const sides = [
    ['customer', detail.customerName],
    ['provider', detail.providerName],
  ] as const
  const signature = (side: (typeof sides)[number][0]) => {
    const last = detail.acceptances.findLast(each => each.side === side && each.hash === detail.hash)
    return last
      ? t('paper.signedBy', { name: last.personName, when: `${moment(last.acceptedAt)} UTC` })
      : '________________'
  }
  return {
    locale,
    no: detail.no,
    title: pickText(detail.title, locale, detail.sourceLocale),
    line: [detail.no, t('paper.edition', { edition: String(detail.edition) })].join(' · '),
    parties: sides.map(([side, name]) => [t(`side.${side}`), name]),
    clauses: clausesOf(pickText(detail.body, locale, detail.sourceLocale)),
    signatures: sides.map(([side, name]) => [t(`side.${side}`), name, signature(side)]),
    hash: detail.hash === null ? '' : t('paper.hash', { hash: detail.hash }),
    unsigned: detail.status === 'signed' ? '' : t(`agreement.status.${detail.status}`),
  }
}
