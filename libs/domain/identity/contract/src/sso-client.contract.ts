import { OPERATOR_FRONT_ENDS, isRegistrable } from '@tradeport/kernel/config'
import { defineEndpoint, pageInput, pageOutput, text, z } from '@tradeport/kernel/contract-kit'
import { IDENTITIES } from './account-fields'

const ADDRESSES_MAX = 20
const ROLES_MAX = 200

const key = () => z.enum(OPERATOR_FRONT_ENDS)
/** `admin/news`: a page of the platform admin or of the user center, and all below it. */
const address = () =>
  z.string().check(
    z.trim(),
    z.maxLength(200),
    z.refine(value => isRegistrable(value), { error: 'invalid_value' }),
  )

/** What a front-end knows of the clients: where each lies, and whether the person may enter. */
export const frontEndEntry = z.object({
  key: key(),
  addresses: z.array(z.string()),
  mayEnter: z.boolean(),
})
export type FrontEndEntry = z.output<typeof frontEndEntry>

export const ssoClientPage = defineEndpoint({
  name: 'identity.ssoClientPage',
  path: '/user/ssoClient/page',
  audiences: ['operator'],
  reads: ['ssoClient'],
  input: pageInput({}),
  output: pageOutput(
    z.object({
      key: key(),
      /** Always registered. */
      homeAddresses: z.array(z.string()),
      /** Registered by operators besides. */
      addresses: z.array(z.string()),
      /** Roles that may enter; all of them when empty. Super operators always may. */
      roles: z.array(z.string()),
      /** Names of the roles that are not built in. */
      roleNames: z.record(z.string(), z.string()),
      version: z.int(),
      updatedAt: z.nullable(z.string()),
      /** Who changed it last. */
      updatedBy: z.nullable(z.string()),
      actions: z.array(z.string()),
    }),
  ),
})

export const ssoClientUpdate = defineEndpoint({
  name: 'identity.ssoClientUpdate',
  path: '/user/ssoClient/update',
  audiences: ['operator'],
  writes: true,
  stepUp: true,
  touches: ['ssoClient'],
  input: z.object({
    key: key(),
    version: z.int().check(z.minimum(0)),
    addresses: z.array(address()).check(z.maxLength(ADDRESSES_MAX)),
    roles: z.array(z.string().check(z.minLength(1), z.maxLength(64))).check(z.maxLength(ROLES_MAX)),
    reason: text(500),
  }),
  output: z.object({ version: z.int() }),
  errors: ['FT510006', 'USER_SERVICE530130', 'USER_SERVICE530301'],
  summary: 'Who may not enter any more is refused at the next call; no session ends.',
})

export const ssoEnter = defineEndpoint({
  name: 'identity.ssoEnter',
  path: '/user/sso/enter',
  audiences: IDENTITIES,
  writes: true,
  replay: false,
  /** Where the sign-in wants to go on to. */
  input: z.object({ address: z.string().check(z.minLength(1), z.maxLength(2048)) }),
  output: z.object({ frontEnd: key() }),
  errors: ['USER_SERVICE530312', 'USER_SERVICE530313'],
  summary: 'Whether the signed-in operator may go on to an address; one that is not registered leads nowhere.',
})
