import { defineEndpoint, id, instant, pageInput, pageOutput, text, z } from '@tradeport/kernel/contract-kit'
import { IDENTITIES } from './account-fields'
import { SIGN_IN_METHODS, device } from './own-sessions.contract'

const filters = {
  identity: z.optional(z.enum(IDENTITIES)),
  /** Only what went wrong, or only what succeeded. */
  succeeded: z.optional(z.boolean()),
  from: z.optional(instant()),
  to: z.optional(instant()),
}

export const loginLogPage = defineEndpoint({
  name: 'identity.loginLogPage',
  path: '/user/loginLog/page',
  audiences: ['operator'],
  reads: ['loginLog'],
  audit: 'read',
  input: pageInput(filters),
  /** The newest first, of the regions the caller serves. */
  output: pageOutput(
    z.object({
      id: id(),
      at: z.string(),
      regionId: z.string(),
      identity: z.enum(IDENTITIES),
      userId: z.nullable(id()),
      displayName: z.nullable(z.string()),
      avatarUrl: z.nullable(z.string()),
      email: z.nullable(z.string()),
      phone: z.nullable(z.string()),
      result: z.string(),
      method: z.enum(SIGN_IN_METHODS),
      /** Which front-end it was; several of one application have the same. */
      requestSource: z.int(),
      device,
      ip: z.string(),
    }),
  ),
})

export const loginLogExport = defineEndpoint({
  name: 'identity.loginLogExport',
  path: '/user/loginLog/export',
  audiences: ['operator'],
  kind: 'binary',
  audit: 'read',
  reads: ['loginLog'],
  input: pageInput(filters),
  output: z.object({}),
  summary: 'The newest 10,000 rows that the filters leave, as a workbook.',
})

export const onlineUserPage = defineEndpoint({
  name: 'identity.onlineUserPage',
  path: '/user/onlineUser/page',
  audiences: ['operator'],
  reads: ['onlineUser'],
  audit: 'read',
  input: pageInput({ identity: z.optional(z.enum(IDENTITIES)) }),
  /** Sessions used within the last 15 minutes, in the regions the caller serves. */
  output: pageOutput(
    z.object({
      id: id(),
      userId: id(),
      displayName: z.string(),
      avatarUrl: z.nullable(z.string()),
      email: z.nullable(z.string()),
      phone: z.nullable(z.string()),
      identity: z.enum(IDENTITIES),
      regionId: z.string(),
      ip: z.string(),
      userAgent: z.string(),
      createdAt: z.string(),
      lastSeenAt: z.string(),
      isOwn: z.boolean(),
    }),
  ),
})

export const onlineUserSignOut = defineEndpoint({
  name: 'identity.onlineUserSignOut',
  path: '/user/onlineUser/signOut',
  audiences: ['operator'],
  stepUp: true,
  writes: true,
  touches: ['onlineUser'],
  input: z.object({ id: id(), reason: text(500) }),
  output: z.object({ ended: z.int() }),
  errors: ['USER_SERVICE530301', 'USER_SERVICE530404', 'USER_SERVICE530130'],
  summary: 'Ends every session of the person whose session this is; their next call asks them to sign in.',
})
