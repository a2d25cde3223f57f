import type { MailTransport } from './mail-transport'

/** Each silence of the server; the outbox limits the whole. */
const TIMEOUT_MS = 8_000

/** Loaded with the first mail: an embedded start never sends one. */
async function openTransport(url: string) {
  const { createTransport } = await import('nodemailer')
  return createTransport({
    url,
    pool: true,
    maxConnections: 5,
    connectionTimeout: TIMEOUT_MS,
    greetingTimeout: TIMEOUT_MS,
    socketTimeout: TIMEOUT_MS,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
}

/** Mail through an SMTP server (`smtp://user:password@host:port`, `smtps://…`). */
export function smtpTransport(url: string, fromAddress: string): MailTransport {
  let opened: ReturnType<typeof openTransport> | undefined
  const domain = fromAddress.split('@')[1] ?? 'tradeport.invalid'
  return {
    async send(mail) {
      const transporter = await (opened ??= openTransport(url))
      await transporter.sendMail({
        messageId: `<${mail.id}@${domain}>`,
        from: { name: mail.fromName, address: fromAddress },
        to: { name: '', address: mail.to },
        subject: mail.subject,
        text: mail.text,
        html: mail.html,
        headers: { 'Auto-Submitted': 'auto-generated' },
      })
    },
  }
}
