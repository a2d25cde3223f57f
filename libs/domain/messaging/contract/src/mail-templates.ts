/** Mail the product sends, with the placeholders each template's sender fills. Texts in all languages live in the server. */
export const MAIL_TEMPLATES = {
  verification_code: ['code', 'minutes'],
  password_reset: ['code', 'minutes'],
  registration_approved: ['no', 'company', 'note'],
  registration_rejected: ['no', 'company', 'note'],
  registration_need_info: ['no', 'company', 'note'],
  registration_deleted_soon: ['no', 'company', 'note'],
  registration_expired: ['no', 'company', 'note'],
  company_change_approved: ['no', 'company', 'note'],
  company_change_rejected: ['no', 'company', 'note'],
  company_change_need_info: ['no', 'company', 'note'],
  company_change_deleted_soon: ['no', 'company', 'note'],
  company_change_expired: ['no', 'company', 'note'],
  /** Its link proves the address: whoever opens it may join. */
  company_invitation: ['company', 'inviter', 'hours', 'url'],
  /** Of a message left for the platform; `url` is the writer's link. Never what the writer typed: the address may be somebody else's. */
  message_received: ['no', 'url'],
  message_reply: ['no', 'reply', 'url'],
  message_resolved: ['no', 'url', 'days'],
  /** Of a message turned into an inquiry, or into an invitation to register; `note` is what the operator wrote. */
  message_inquiry: ['no', 'note', 'url'],
  message_invite: ['no', 'note', 'url'],
  /** To an operator who has no password yet; `url` sets one. */
  operator_invitation: ['inviter', 'hours', 'url'],
  /** To somebody whose account was guessed at too often. */
  account_locked: ['minutes'],
  /** Sent by the notifier itself; `headline` is the kind's short title in the reader's language. */
  notification: ['headline', 'reference', 'detail', 'url'],
} as const satisfies Record<string, readonly string[]>

/** Somebody sits in front of a form until these come. */
export const AWAITED_MAIL = ['verification_code', 'password_reset'] as const satisfies readonly MailTemplate[]

/** To a phone these bring their link along: there is nothing else to do with them. */
export const LINKS_BY_SMS = ['company_invitation'] as const satisfies readonly MailTemplate[]

export type MailTemplate = keyof typeof MAIL_TEMPLATES

export function isMailTemplate(template: string): template is MailTemplate {
  return Object.hasOwn(MAIL_TEMPLATES, template)
}
