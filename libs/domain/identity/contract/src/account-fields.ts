import { z } from '@tradeport/kernel/contract-kit'

export const IDENTITIES = ['buyer', 'seller', 'provider', 'operator'] as const
export type Identity = (typeof IDENTITIES)[number]

export const email = () => z.string().check(z.trim(), z.maxLength(320), z.email({ error: 'email' }))

/** As people type it: with `+` and the country's number, or one of the region's own country. */
export const phone = () => z.string().check(z.trim(), z.regex(/^\+?\d{5,20}$/, { error: 'account_phone' }))

/** Of an account: one of the two. */
export const eitherAddress = () => ({ email: z.optional(email()), phone: z.optional(phone()) })

/** The rule itself (spec section 5) is checked by `passwordProblems` of kernel/values, so that one text names what is missing. */
export const password = () => z.string().check(z.minLength(1), z.maxLength(128))

export const code = () => z.string().check(z.trim(), z.regex(/^\d{6}$/, { error: 'code' }))

/** Of the authenticator app, or one of the recovery codes. */
export const secondFactorCode = () =>
  z.string().check(z.trim(), z.regex(/^(?:\d{6}|[0-9A-Za-z]{5}-?[0-9A-Za-z]{5})$/, { error: 'code' }))

/** A code of a list that operators keep. */
export const listedCode = () => z.string().check(z.regex(/^[\w.-]{1,40}$/, { error: 'invalid_value' }))

/** `<document>:<action>` */
export const permissionKey = () =>
  z.string().check(z.regex(/^[a-zA-Z]{1,40}:[a-z_]{1,40}$/, { error: 'invalid_value' }))
