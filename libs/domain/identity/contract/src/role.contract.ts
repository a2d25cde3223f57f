import { defineEndpoint, id, optionalText, pageInput, pageOutput, text, z } from '@tradeport/kernel/contract-kit'
import { permissionKey } from './account-fields'
import { GIVEN_NAME_MAX, givenName, translatedNames } from './given-name'

export const ROLE_STATUSES = ['enabled', 'disabled'] as const
export type RoleStatus = (typeof ROLE_STATUSES)[number]

const PARTIES = ['buyer', 'seller', 'provider', 'operator'] as const
const version = () => z.int().check(z.minimum(0))
const reason = () => text(500)
const change = { code: id(), version: version(), reason: reason() }
const content = {
  name: text(GIVEN_NAME_MAX),
  names: translatedNames(),
  description: optionalText(300),
  permissions: z.array(permissionKey()).check(z.minLength(1), z.maxLength(400)),
}
const REFUSALS = ['FT510006', 'USER_SERVICE530301', 'USER_SERVICE530302', 'USER_SERVICE530404'] as const

export const rolePage = defineEndpoint({
  name: 'identity.rolePage',
  path: '/user/role/page',
  audiences: ['operator'],
  reads: ['role'],
  input: pageInput({ party: z.optional(z.enum(PARTIES)) }),
  /** Built-in roles first, then the platform's own by name. */
  output: pageOutput(
    z.object({
      code: z.string(),
      party: z.enum(PARTIES),
      /** In the reader's language; null for built-in roles, whose names the front-ends know. */
      name: z.nullable(z.string()),
      given: z.nullable(givenName()),
      description: z.string(),
      status: z.enum(ROLE_STATUSES),
      version: z.int(),
      /** People who hold it in the regions the caller serves. */
      members: z.int(),
      /** What it may do, as `<document>:<action>`. */
      permissions: z.array(z.string()),
      /** What the caller may do with it now. */
      actions: z.array(z.string()),
    }),
  ),
})

export const permissionList = defineEndpoint({
  name: 'identity.permissionList',
  path: '/user/permission/list',
  audiences: ['operator'],
  reads: ['role'],
  input: z.object({}),
  output: z.array(
    z.object({
      key: z.string(),
      document: z.string(),
      action: z.string(),
      sensitive: z.boolean(),
      /** Whether the caller holds it and may therefore grant it. */
      isHeld: z.boolean(),
    }),
  ),
})

export const ownPermissions = defineEndpoint({
  name: 'identity.ownPermissions',
  path: '/user/permission/own',
  audiences: ['buyer', 'seller', 'provider', 'operator'],
  reads: ['session', 'role', 'operator', 'grant'],
  input: z.object({}),
  /** What menus and buttons go by: of operators, and of people with roles of their company's own; null for everybody else. */
  output: z.object({ keys: z.nullable(z.array(z.string())) }),
})

export const roleCreate = defineEndpoint({
  name: 'identity.roleCreate',
  path: '/user/role/create',
  audiences: ['operator'],
  writes: true,
  stepUp: true,
  touches: ['role'],
  input: z.object({ ...content, reason: reason() }),
  output: z.object({ code: id() }),
  errors: [...REFUSALS, 'USER_SERVICE530130'],
})

export const roleUpdate = defineEndpoint({
  name: 'identity.roleUpdate',
  path: '/user/role/update',
  audiences: ['operator'],
  writes: true,
  stepUp: true,
  touches: ['role', 'operator'],
  input: z.object({ ...change, ...content }),
  output: z.object({ version: z.int() }),
  errors: [...REFUSALS, 'USER_SERVICE530130'],
})

export const roleDisable = defineEndpoint({
  name: 'identity.roleDisable',
  path: '/user/role/disable',
  audiences: ['operator'],
  stepUp: true,
  writes: true,
  touches: ['role'],
  input: z.object(change),
  output: z.object({ version: z.int() }),
  errors: ['MALL600403', ...REFUSALS, 'USER_SERVICE530130'],
  summary: 'Refused while somebody holds the role.',
})

export const roleEnable = defineEndpoint({
  name: 'identity.roleEnable',
  path: '/user/role/enable',
  audiences: ['operator'],
  stepUp: true,
  writes: true,
  touches: ['role'],
  input: z.object(change),
  output: z.object({ version: z.int() }),
  errors: ['MALL600403', ...REFUSALS, 'USER_SERVICE530130'],
})
