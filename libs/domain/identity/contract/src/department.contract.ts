import { defineEndpoint, id, text, z } from '@tradeport/kernel/contract-kit'
import { GIVEN_NAME_MAX, givenName, translatedNames } from './given-name'

const version = () => z.int().check(z.minimum(0))
const content = { name: text(GIVEN_NAME_MAX), names: translatedNames(), parentId: z.nullable(id()) }

export const departmentList = defineEndpoint({
  name: 'identity.departmentList',
  path: '/user/department/list',
  audiences: ['operator'],
  reads: ['department'],
  input: z.object({}),
  /** By name; the tree follows from `parentId`. */
  output: z.array(
    z.object({
      id: id(),
      /** In the reader's language. */
      name: z.string(),
      given: givenName(),
      parentId: z.nullable(id()),
      version: z.int(),
      members: z.int(),
    }),
  ),
})

export const departmentCreate = defineEndpoint({
  name: 'identity.departmentCreate',
  path: '/user/department/create',
  audiences: ['operator'],
  writes: true,
  touches: ['department'],
  input: z.object(content),
  output: z.object({ id: id() }),
  errors: ['USER_SERVICE530400', 'USER_SERVICE530404'],
})

export const departmentUpdate = defineEndpoint({
  name: 'identity.departmentUpdate',
  path: '/user/department/update',
  audiences: ['operator'],
  writes: true,
  touches: ['department', 'operator'],
  input: z.object({ id: id(), version: version(), ...content }),
  output: z.object({ version: z.int() }),
  errors: ['FT510006', 'USER_SERVICE530400', 'USER_SERVICE530404'],
  summary: 'Renames a department and moves it; never below itself.',
})

export const departmentRemove = defineEndpoint({
  name: 'identity.departmentRemove',
  path: '/user/department/remove',
  audiences: ['operator'],
  writes: true,
  touches: ['department'],
  input: z.object({ id: id(), version: version() }),
  output: z.object({}),
  errors: ['FT510006', 'USER_SERVICE530305', 'USER_SERVICE530404'],
})
