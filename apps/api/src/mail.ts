import { smtpTransport, type Api, type MailTransport } from '@tradeport/compose/api'
import type { MailboxOptions } from '@tradeport/node/edge'
import type { Environment } from './environment'

/** `undefined`: mail stays in the mailbox, which shows everybody's codes and is therefore the embedded start's alone. */
export function mailTransport(environment: Environment): MailTransport | undefined {
  if (environment.smtpUrl) return smtpTransport(environment.smtpUrl, environment.mailFrom)
  if (!environment.databaseUrl) return undefined
  return {
    // Refused rather than dropped: the outbox keeps the mail for as long as it keeps trying, and the log says why.
    send: () => Promise.reject(new Error('SMTP_URL is not set')),
  }
}

interface Envelope {
  success: boolean
  data: unknown
}

/** What the mailbox page shows, read through the API itself. */
export function mailboxOf(api: Api): MailboxOptions {
  const read = async (path: string, query: Record<string, string>): Promise<Envelope> =>
    (await api.app.inject({ url: `/api/message/mailbox/${path}`, query })).json()
  return {
    async list(to) {
      const { data } = await read('page', { pageSize: '50', ...(to ? { to } : {}) })
      return isPage(data) ? data.records.filter(isMail) : []
    },
    async read(id) {
      const { success, data } = await read('detail', { id })
      return success && isMail(data) && 'text' in data && typeof data.text === 'string'
        ? { ...data, text: data.text }
        : undefined
    },
  }
}

function isPage(data: unknown): data is { records: unknown[] } {
  return typeof data === 'object' && data !== null && 'records' in data && Array.isArray(data.records)
}

function isMail(data: unknown): data is Awaited<ReturnType<MailboxOptions['list']>>[number] {
  return (
    typeof data === 'object' &&
    data !== null &&
    ['id', 'to', 'subject', 'locale', 'createdAt'].every(key => key in data)
  )
}
