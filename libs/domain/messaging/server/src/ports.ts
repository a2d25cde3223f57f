import type { PlatformKey, RegionConfig } from '@tradeport/kernel/config'
import type { ActorContext, NotificationTarget } from '@tradeport/node/server-kit'
import type { MailTransport } from './mail/mail-transport'
import type { SmsTransport } from './sms/sms-transport'

/** Somebody a notification reaches, as the identity domain knows them. */
export interface NotificationRecipient {
  userId: string
  email: string | null
  phone: string | null
  /** The language of their mail; anything unknown counts as English. */
  locale: string
  identity: 'buyer' | 'seller' | 'provider' | 'operator'
  companyId: string | null
}

export interface NotifierPorts {
  /** Members of a company on a side, one person, or the operators of a role and region. */
  recipientsOf(ctx: ActorContext, target: NotificationTarget): Promise<readonly NotificationRecipient[]>
  /** Absolute address of a route of a front-end, for mail. */
  publicUrl(frontEnd: PlatformKey, route: string, region: RegionConfig): string
  /** Whether text messages get to phones, or to the mailbox that stands in for them. */
  sendsSms: boolean
}

export interface MessagingPorts {
  /** Absent: mail goes to the mailbox. */
  transport: MailTransport | undefined
  /** Absent: what is written to a phone goes to the mailbox as well. */
  sms?: SmsTransport | undefined
}
