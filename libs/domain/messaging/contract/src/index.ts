export {
  NOTIFICATION_CATEGORIES,
  NOTIFICATION_KINDS,
  NOTIFICATION_TABS,
  isNotificationKind,
  type NotificationCategory,
  type NotificationField,
  type NotificationKind,
  type NotificationKindDefinition,
  type NotificationParams,
  type NotificationTab,
} from './notification-kinds'
export {
  NOTIFICATION_STATUSES,
  UNDO_MILLISECONDS,
  type NotificationCounts,
  type NotificationRow,
  type NotificationStatus,
} from './notification.schema'
export {
  notificationCounts,
  notificationPage,
  notificationRead,
  notificationReadAll,
  notificationUndo,
  notificationUnread,
} from './notification.contract'
export { messageStream } from './live.contract'
/** A namespace of its own, because the server mounts it only in the demo mailbox mode. */
export * as mailboxContract from './mailbox.contract'
export { AWAITED_MAIL, LINKS_BY_SMS, MAIL_TEMPLATES, isMailTemplate, type MailTemplate } from './mail-templates'
export { aNotification } from './notification.fixture'
export {
  MAIL_ACTIONS,
  MAIL_CHANNELS,
  MAIL_STATUSES,
  type MailAction,
  type MailChannel,
  type MailRow,
  type MailStatus,
} from './mail.schema'
export { mailCancel, mailPage, mailSendAgain, mailStatusCount } from './mail.contract'
export { messagingMenu } from './messaging.menu'
export { mailMenu } from './mail.menu'
