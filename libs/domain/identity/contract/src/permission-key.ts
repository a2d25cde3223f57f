import { z } from '@tradeport/kernel/contract-kit'

/** `<document>:<action>` */
export const permissionKey = () =>
  z.string().check(z.regex(/^[a-zA-Z]{1,40}:[a-z_]{1,40}$/, { error: 'invalid_value' }))
