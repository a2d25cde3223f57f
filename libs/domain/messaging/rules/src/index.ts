export { ARCHIVE_AFTER_DAYS, PURGE_AFTER_DAYS, notificationMachine } from './notification.machine'
export {
  MAIL_KEEPERS,
  MAIL_MAX_ATTEMPTS,
  MAIL_READERS,
  keepsParams,
  mailActions,
  mailMachine,
  maskedAddress,
  maskedFailure,
  nextMailAttempt,
} from './mail.machine'
export {
  REPLY_EXCERPT_MAX,
  countsOf,
  excerpt,
  kindDefinition,
  missingParams,
  statusOfNotification,
  type CountedGroup,
} from './notification-facts'
export { smsSize, smsText, type SmsSize } from './sms-text'
