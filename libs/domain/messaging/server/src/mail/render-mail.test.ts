import { describe, expect, it } from 'vitest'
import {
  MAIL_TEMPLATES,
  NOTIFICATION_KINDS,
  isNotificationKind,
  type MailTemplate,
} from '@tradeport/domain/messaging/contract'
import { kindDefinition, smsSize } from '@tradeport/domain/messaging/rules'
import { ALL_LOCALES, ALL_REGIONS, DEFAULT_REGION } from '@tradeport/kernel/config'
import type { LocaleCode } from '@tradeport/kernel/contract-kit'
import { NOTHING_PUBLISHED, type PublishedTexts } from '@tradeport/node/server-kit'
import { mailText, mailTexts, paragraphsOf, type MailTextKey } from './mail-texts'
import { renderMail, renderSms } from './render-mail'

const TEMPLATES = [
  'verification_code',
  'password_reset',
  'registration_approved',
  'registration_rejected',
  'registration_need_info',
  'registration_deleted_soon',
  'registration_expired',
  'company_change_approved',
  'company_change_rejected',
  'company_change_need_info',
  'company_change_deleted_soon',
  'company_change_expired',
  'company_invitation',
  'message_received',
  'message_reply',
  'message_resolved',
  'message_inquiry',
  'message_invite',
  'operator_invitation',
  'account_locked',
  'notification',
] as const satisfies readonly MailTemplate[]

const KINDS = Object.keys(NOTIFICATION_KINDS).filter(isNotificationKind)
const placeholders = (text: string) => [...text.matchAll(/\{(\w+)\}/g)].map(match => match[1] ?? '').sort()
const built = (locale: LocaleCode, key: MailTextKey) =>
  mailText(NOTHING_PUBLISHED, { region: DEFAULT_REGION, locale }, key)

describe('mail texts', () => {
  it('tests every template', () => {
    expect([...TEMPLATES].sort()).toEqual(Object.keys(MAIL_TEMPLATES).sort())
  })

  for (const locale of ALL_LOCALES) {
    it(`${locale} has the placeholders of English in every paragraph`, () => {
      const shape = (code: LocaleCode) =>
        Object.entries(mailTexts(code)).map(([key, text]) => [key, paragraphsOf(text).map(placeholders)])
      expect(shape(locale)).toEqual(shape('en_US'))
      expect(placeholders(built(locale, 'footer'))).toEqual(['brand'])
    })

    it(`${locale} uses only placeholders that the senders fill`, () => {
      for (const template of TEMPLATES) {
        const known: readonly string[] = MAIL_TEMPLATES[template]
        const said = `${built(locale, `${template}.subject`)} ${built(locale, `${template}.body`)}`
        for (const name of placeholders(said)) expect(known).toContain(name)
      }
    })

    it(`${locale} has a headline of its own for every kind`, () => {
      const headlines = KINDS.map(kind => built(locale, `headline.${kind}`))
      expect(headlines).not.toContain('')
      expect(new Set(headlines).size).toBe(KINDS.length)
      if (locale !== 'en_US') {
        const english = KINDS.map(kind => built('en_US', `headline.${kind}`))
        expect(headlines.filter(text => english.includes(text))).toEqual([])
      }
    })
  }
})

const render = (
  template: string,
  locale: LocaleCode,
  params: Record<string, string>,
  texts: PublishedTexts = NOTHING_PUBLISHED,
) => renderMail(template, { locale, region: DEFAULT_REGION }, params, texts)

describe('renderMail', () => {
  it('fills subject, text and html', () => {
    const mail = render('verification_code', 'de_DE', { code: '482913', minutes: '10' })
    expect(mail.subject).toBe('482913 ist Ihr Bestätigungscode')
    expect(mail.text).toContain('\n\n482913\n\n')
    expect(mail.html).toContain('<html lang="de-DE">')
    expect(mail.html).not.toMatch(/\{\w+\}/)
    expect(mail.text).not.toMatch(/\{\w+\}/)
  })

  it('shows what somebody typed as text and keeps it out of the subject line', () => {
    const params = { no: 'RA1', company: 'A <b>&</b>\r\nBcc: x@example.com', note: '<script>alert(1)</script>' }
    const mail = render('registration_rejected', 'en_US', params)
    expect(mail.subject).not.toMatch(/[\r\n]/)
    expect(mail.html).not.toContain('<script>')
    expect(mail.html).toContain('&lt;script&gt;')
  })

  it('leaves out a paragraph with nothing to say', () => {
    const mail = render('registration_approved', 'en_US', { no: 'RA1', company: 'Acme', note: '' })
    expect(mail.html).not.toContain('<p style="margin:0 0 16px"></p>')
  })

  it('links to the page concerned', () => {
    const mail = render('notification', 'ja_JP', {
      headline: '新しい見積',
      reference: 'QT1',
      detail: '濮院',
      url: 'https://buyer.example.com/py/quotations/1',
    })
    expect(mail.subject).toBe('新しい見積 QT1')
    expect(mail.text).toContain('開く: https://buyer.example.com/py/quotations/1')
    expect(mail.html).toContain('href="https://buyer.example.com/py/quotations/1"')
  })

  it.each([...ALL_LOCALES])('an invitation names its link once, and ends no sentence twice, in %s', locale => {
    const { text, html } = render('company_invitation', locale, {
      ...{ company: 'Evening Loom Knitting Co., Ltd.', inviter: 'Wang Lan', hours: '72' },
      url: 'https://buyer.example.com/py/invitation/x',
    })
    expect(text.split('https://')).toHaveLength(2)
    expect(html.split('https://buyer.')).toHaveLength(2)
    expect(text).not.toContain('Ltd..')
  })

  it('refuses a template that does not exist', () => {
    expect(() => render('constructor', 'en_US', {})).toThrow('constructor')
  })

  it('says what operators published, paragraph by paragraph, and what is built in besides', () => {
    const said: Record<string, string> = {
      'verification_code.body': 'Ihr Code:\n\n{code}\n\n\nGültig: {minutes} min.',
      footer: 'Gruß, {brand}',
    }
    const texts: PublishedTexts = {
      find: (regionId, locale, namespace, key) =>
        regionId === DEFAULT_REGION.regionId && locale === 'de_DE' && namespace === 'mail' ? said[key] : undefined,
    }
    const params = { code: '482913', minutes: '10' }
    const mail = render('verification_code', 'de_DE', params, texts)
    expect(mail.text).toMatch(/^Ihr Code:\n\n482913\n\nGültig: 10 min\.\n\n—\n\nGruß, /)
    expect(mail.html).toContain('letter-spacing:4px">482913</p>')
    expect(mail.subject).toBe('482913 ist Ihr Bestätigungscode')
    expect(render('verification_code', 'en_US', params, texts)).toEqual(render('verification_code', 'en_US', params))
  })
})

/** A formula, markup, quotes that end an attribute, heads of a mail, a placeholder and a turn of direction. */
const HOSTILE = `=1+1<svg onload=stolen>"'><a href="https://evil.example">&amp;</a>\r\nBcc: spam@example.net\r\n\r\n{url}\u202E`
/** All that a page of ours is made of. */
const OUR_TAGS =
  /<(?:!doctype html|html lang="[\w-]+"|meta charset="utf-8"|a href="[^"<>]*" style="[^"<>]*"|(?:body|div|p)(?: style="[^"<>]*")?|head|br|\/(?:html|head|body|div|p|a))>/g

describe.each(TEMPLATES)('what people wrote into a mail of the kind %s', template => {
  const params = Object.fromEntries(
    MAIL_TEMPLATES[template].map(name => [name, name === 'url' ? 'https://seller.example.com/a?b="><svg>' : HOSTILE]),
  )

  it.each([...ALL_LOCALES])('is mere text in %s', locale => {
    const { subject, fromName, html } = render(template, locale, params)
    expect(`${fromName}${subject}`).not.toMatch(/[\r\n]/)
    expect(html.replace(OUR_TAGS, '')).not.toMatch(/[<>]/)
    const links = [...html.matchAll(/href="([^"]*)"/g)].map(([, href]) => href)
    expect(links).toEqual('url' in params ? ['https://seller.example.com/a?b=&quot;&gt;&lt;svg&gt;'] : [])
    // What looks like a place to fill in is none.
    expect(html.includes('{url}')).toBe(html.includes('Bcc'))
  })
})

describe('as a text message', () => {
  const NO = 'RG2611270010000001'
  /** What really fills them, at its longest. */
  const PARAMS: Readonly<Record<string, string>> = {
    ...{ code: '482913', minutes: '30', no: NO, reference: NO, hours: '72', note: '' },
    ...{ company: 'Tongxiang Evening Loom Knitting Co., Ltd.', inviter: 'Wang Lan' },
    url: `https://buyer.tradeport.example/py/invitation/${'x'.repeat(43)}`,
  }
  const said = (template: MailTemplate, locale: LocaleCode, params = PARAMS) =>
    ALL_REGIONS.map(region => renderSms(template, { locale, region }, params, NOTHING_PUBLISHED))

  it.each([...ALL_LOCALES])('codes, notices and news of the account are one part in %s', locale => {
    const headlines = KINDS.filter(kind => kindDefinition(kind).channels.includes('sms'))
    const texts = [
      ...said('verification_code', locale),
      ...said('password_reset', locale),
      ...said('account_locked', locale),
      ...headlines.flatMap(kind =>
        said('notification', locale, { ...PARAMS, headline: built(locale, `headline.${kind}`), detail: '' }),
      ),
    ]
    expect(headlines).toEqual(['registration_data_review', 'security_alert'])
    for (const text of texts) {
      expect(smsSize(text).parts).toBe(1)
      // Nothing of it had to be cut.
      expect(text).not.toMatch(/\.\.\.$/)
      expect(text).not.toMatch(/\{\w+\}/)
    }
  })

  it.each([...ALL_LOCALES])('an invitation brings its link along, in three parts at most, in %s', locale => {
    for (const text of said('company_invitation', locale)) {
      expect(text.endsWith(`\n${PARAMS['url']}`)).toBe(true)
      expect(smsSize(text).parts).toBeLessThanOrEqual(3)
    }
  })

  it('says nothing of what a notice is about, and sends no other link', () => {
    const notice = { headline: 'Security notice', reference: NO, detail: 'Chrome on Windows', url: 'https://x.example' }
    for (const text of said('notification', 'en_US', notice)) {
      expect(text).not.toContain('Chrome')
      expect(text).not.toContain('https')
    }
  })
})
