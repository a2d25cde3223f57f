import { LINKS_BY_SMS, isMailTemplate, type MailTemplate } from '@tradeport/domain/messaging/contract'
import { excerpt, smsText } from '@tradeport/domain/messaging/rules'
import { regionTextsOf, toBcp47 } from '@tradeport/kernel/config'
import type { LocaleCode } from '@tradeport/kernel/contract-kit'
import type { PublishedTexts, Reader } from '@tradeport/node/server-kit'
import { mailText, paragraphsOf } from './mail-texts'

export interface RenderedMail {
  fromName: string
  subject: string
  text: string
  html: string
}

const PLACEHOLDER = /\{(\w+)\}(\.(?!\.))?/g

/** What ends in a full stop ("Co., Ltd.") ends its sentence too. */
export function fill(text: string, params: Readonly<Record<string, string>>): string {
  return text.replace(PLACEHOLDER, (whole, name: string, stop = '') => {
    const value = params[name]
    return value === undefined ? whole : value.endsWith('.') ? value : `${value}${stop}`
  })
}

function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;')
}

/** What stands out: the code that somebody has to type. */
const isCode = (template: MailTemplate, paragraph: string) =>
  (template === 'verification_code' || template === 'password_reset') && paragraph === '{code}'

/** @throws Error for a template that does not exist. */
export function renderMail(
  template: string,
  reader: Reader,
  params: Readonly<Record<string, string>>,
  texts: PublishedTexts,
): RenderedMail {
  if (!isMailTemplate(template)) throw new Error(`mail template ${template} does not exist`)
  const { locale, region } = reader
  const brand = regionTextsOf(region).regionTitle[locale]
  const all = { ...params, brand }
  const url = params['url'] ?? ''
  const open = mailText(texts, reader, 'open')
  const paragraphs = paragraphsOf(mailText(texts, reader, `${template}.body`))
    .map(paragraph => ({ text: fill(paragraph, all).trim(), strong: isCode(template, paragraph) }))
    .filter(paragraph => paragraph.text !== '')
  const footer = fill(mailText(texts, reader, 'footer'), all)
  return {
    fromName: brand,
    // One line: a line break in a name must not end the subject.
    subject: excerpt(fill(mailText(texts, reader, `${template}.subject`), all)),
    text: [...paragraphs.map(paragraph => paragraph.text), ...(url ? [`${open}: ${url}`] : []), '—', footer].join(
      '\n\n',
    ),
    html: page(locale, brand, paragraphs, url ? { url, label: open } : null, footer),
  }
}

/**
 * The same as a text message: what the subject says, which stands by itself and is short.
 *
 * @throws Error for a template that does not exist.
 */
export function renderSms(
  template: string,
  reader: Reader,
  params: Readonly<Record<string, string>>,
  texts: PublishedTexts,
): string {
  const { fromName: brand, subject: said } = renderMail(template, reader, params, texts)
  const link = LINKS_BY_SMS.some(known => known === template) ? (params['url'] ?? '') : ''
  return smsText({ brand, said, link })
}

function page(
  locale: LocaleCode,
  brand: string,
  paragraphs: readonly { text: string; strong: boolean }[],
  button: { url: string; label: string } | null,
  footer: string,
): string {
  const body = paragraphs.map(({ text, strong }) => {
    const inner = escapeHtml(text).replaceAll('\n', '<br>')
    return strong
      ? `<p style="margin:0 0 16px;font-size:28px;font-weight:700;letter-spacing:4px">${inner}</p>`
      : `<p style="margin:0 0 16px">${inner}</p>`
  })
  const link = button
    ? `<p style="margin:24px 0"><a href="${escapeHtml(button.url)}" style="display:inline-block;padding:10px 24px;border-radius:6px;background:#0e1b2c;color:#ffffff;text-decoration:none">${escapeHtml(button.label)}</a></p>`
    : ''
  return [
    `<!doctype html><html lang="${toBcp47(locale)}"><head><meta charset="utf-8"></head>`,
    '<body style="margin:0;padding:24px;background:#fbfaf7;color:#0e1b2c;font:16px/1.6 sans-serif">',
    '<div style="max-width:560px;margin:0 auto;padding:32px;background:#ffffff;border-radius:8px">',
    `<p style="margin:0 0 24px;font-weight:700">${escapeHtml(brand)}</p>`,
    ...body,
    link,
    `<p style="margin:24px 0 0;padding-top:16px;border-top:1px solid #e4e2dc;font-size:13px;color:#5c6672">${escapeHtml(footer)}</p>`,
    '</div></body></html>',
  ].join('')
}
