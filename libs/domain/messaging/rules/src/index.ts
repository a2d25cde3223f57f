export { ARCHIVE_AFTER_DAYS, PURGE_AFTER_DAYS, notificationMachine } from './notification.machine'
export { MAIL_MAX_ATTEMPTS, MAIL_STATUSES, mailMachine, nextMailAttempt, type MailStatus } from './mail.machine'
export {
  REPLY_EXCERPT_MAX,
  countsOf,
  excerpt,
  kindDefinition,
  missingParams,
  statusOfNotification,
  type CountedGroup,
} from './notification-facts'
