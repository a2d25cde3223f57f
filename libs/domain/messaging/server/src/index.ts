import * as messagingContract from '@tradeport/domain/messaging/contract'
import { mailboxContract } from '@tradeport/domain/messaging/contract'
import { defineServerModule } from '@tradeport/node/server-kit'
import { mailboxHandlers } from './mailbox.handlers'
import { mailHandlers } from './mail/mail.handlers'
import { messagingJobs } from './messaging.jobs'
import { notificationHandlers } from './notification.handlers'
import type { MessagingPorts } from './ports'

export const messagingServer = defineServerModule({
  name: 'messaging',
  migrations: import.meta.glob<string>('../migrations/*.sql', { query: '?raw', import: 'default', eager: true }),
  contract: messagingContract,
  handlers: (_ports: MessagingPorts) => ({ ...notificationHandlers, ...mailHandlers }),
  jobs: messagingJobs,
})

/** Everybody's mail for everybody: plugged in by the embedded start only, and only while no SMTP server is set. */
export const mailboxServer = defineServerModule({
  name: 'mailbox',
  migrations: {},
  contract: mailboxContract,
  handlers: () => mailboxHandlers,
})

export { forgetNotificationsOf } from './forget'
export { createNotifier, publicUrlsUnder } from './notifier'
export { mailTexts } from './mail/mail-texts'
export { drainOutbox } from './mail/mail-outbox'
export { smtpTransport } from './mail/smtp-transport'
export { httpSms, type SmsGateway } from './sms/http-sms'
export type { OutgoingMessage, SmsTransport } from './sms/sms-transport'
export type { MailTransport, OutgoingMail } from './mail/mail-transport'
export type { MessagingPorts, NotificationRecipient, NotifierPorts } from './ports'
