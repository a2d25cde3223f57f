import { randomBytes } from 'node:crypto'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { ALL_LOCALES, localeConfig, toBcp47, type LocaleCode } from '@tradeport/kernel/config'
import { MAILBOX_TEXTS } from './mailbox.texts'
import { pageLocale } from './page-language'
import { NOT_FOR_SEARCH } from './page-meta'
import { escapeHtml, plainPage, withLinks } from './plain-page'
import { contentSecurityPolicy, securityHeaders } from './security-headers'

export interface MailSummary {
  id: string
  to: string
  subject: string
  locale: string
  createdAt: string
}

export interface MailboxOptions {
  /** The newest first; all of them, or those to addresses that contain the text. */
  list(to: string): Promise<readonly MailSummary[]>
  /** `undefined`: there is none. */
  read(id: string): Promise<(MailSummary & { text: string }) | undefined>
}

/** `/mailbox` on every host: where mail is read while no SMTP server is set, for the embedded start only. */
export function mailbox(app: FastifyInstance, options: MailboxOptions): void {
  app.get<{ Querystring: { to?: string | string[] } }>('/mailbox', async (request, reply) => {
    const to = [request.query.to ?? ''].flat()[0] ?? ''
    const mails = await options.list(to.slice(0, 320))
    return send(request, reply, locale => listOf(mails, to, locale))
  })
  app.get<{ Params: { id: string } }>('/mailbox/:id', async (request, reply) => {
    const mail = await options.read(request.params.id)
    if (!mail) return reply.redirect('/mailbox', 302)
    return send(request, reply, locale => mailOf(mail, locale))
  })
}

function send(request: FastifyRequest, reply: FastifyReply, main: (locale: LocaleCode) => string): FastifyReply {
  const isHttps = request.protocol === 'https'
  const nonce = randomBytes(16).toString('base64url')
  const locale = pageLocale(request.headers['accept-language'])
  return reply
    .headers(securityHeaders(isHttps))
    .header('content-security-policy', contentSecurityPolicy(nonce, isHttps))
    .header('cache-control', 'no-store')
    .header('x-robots-tag', NOT_FOR_SEARCH)
    .type('text/html; charset=utf-8')
    .send(plainPage({ locale, nonce, title: `${MAILBOX_TEXTS.title[locale]} · Tradeport`, main: main(locale) }))
}

function listOf(mails: readonly MailSummary[], to: string, locale: LocaleCode): string {
  const rows = mails.map(
    mail => `<li><a href="/mailbox/${encodeURIComponent(mail.id)}" lang="${languageOf(mail)}">${escapeHtml(mail.subject)}</a>
<small>${escapeHtml(mail.to)} · ${timeOf(mail, locale)}</small></li>`,
  )
  return `<h1>${MAILBOX_TEXTS.title[locale]}</h1>
<form><label>${MAILBOX_TEXTS.recipient[locale]} <input type="search" name="to" value="${escapeHtml(to)}" maxlength="320"></label>
<button>${MAILBOX_TEXTS.show[locale]}</button></form>
${rows.length > 0 ? `<ul>${rows.join('')}</ul>` : `<p>${MAILBOX_TEXTS.empty[locale]}</p>`}`
}

function mailOf(mail: MailSummary & { text: string }, locale: LocaleCode): string {
  return `<p><a href="/mailbox">${MAILBOX_TEXTS.back[locale]}</a></p>
<h1 lang="${languageOf(mail)}">${escapeHtml(mail.subject)}</h1>
<small>${escapeHtml(mail.to)} · ${timeOf(mail, locale)}</small>
<pre lang="${languageOf(mail)}">${withLinks(mail.text)}</pre>`
}

function languageOf(mail: MailSummary): string {
  const code = ALL_LOCALES.find(known => known === mail.locale)
  return code ? localeConfig(code).bcp47 : 'en'
}

function timeOf(mail: MailSummary, locale: LocaleCode): string {
  const formatted = new Intl.DateTimeFormat(toBcp47(locale), { dateStyle: 'medium', timeStyle: 'medium' }).format(
    new Date(mail.createdAt),
  )
  return `<time datetime="${escapeHtml(mail.createdAt)}">${formatted}</time>`
}
